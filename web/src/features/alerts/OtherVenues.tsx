import { Trans, useLingui } from "@lingui/react/macro";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useGoToVenue } from "../../core/access/go-to-venue.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { AlertRow } from "./AlertRow.tsx";
import styles from "./AlertsScreen.module.css";
import { byUrgency } from "./alert-order.ts";
import { useClientAlerts } from "./client-alerts.ts";
import { ManualAlertWords } from "./ManualAlertRow.tsx";

const maxShown = 5;

export function OtherVenues() {
  const { t } = useLingui();
  const { number } = useFormats();
  const { venue_id: ownVenueId } = useVenue();
  const { data, error, refetch } = useClientAlerts();
  const goTo = useGoToVenue();
  const others = data?.items.filter((venue) => venue.venue_id !== ownVenueId) ?? [];
  const open = others.filter((venue) => venue.count > 0);
  if (!data && error) {
    return (
      <p className={styles.calm}>
        <Trans>Could not load the alerts of your other hotels.</Trans>{" "}
        <Button size="row" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  }
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-label={t`Other hotels`}>
      <h2 className={styles.othersTitle}>
        <Trans>Other hotels</Trans>
      </h2>
      {open.length === 0 && (
        <p className={styles.calm}>
          <Trans>No open alerts there.</Trans>
        </p>
      )}
      {open.map((venue) => (
        <section key={venue.venue_id} className={styles.list} aria-label={venue.name}>
          <header className={styles.venueHead}>
            <h3>
              <bdi>{venue.name}</bdi>
            </h3>
            <span className={styles.total}>
              {number(venue.count)}
              <span className="unseen"> {t`open`}</span>
            </span>
            <Button size="row" onClick={() => void goTo(venue.venue_id)}>
              {venue.alerts.length > maxShown ? <Trans>See all alerts</Trans> : <Trans>Switch hotel</Trans>}
            </Button>
          </header>
          {venue.manual && (
            <p className={styles.calm}>
              <ManualAlertWords alert={venue.manual} />
            </p>
          )}
          {byUrgency(venue.alerts)
            .slice(0, maxShown)
            .map((alert) => (
              <AlertRow
                key={alert.alert_id}
                alert={alert}
                onOpen={() => void goTo(venue.venue_id, alert.conversation_id ?? undefined)}
              />
            ))}
        </section>
      ))}
    </section>
  );
}
