import { notificationCauses, usualQuietHours } from "@bellhop/contract/notification-rules";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMoonStars } from "@tabler/icons-react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { TimeInput } from "../../../core/forms/TimeInput.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs, useSettings } from "../../settings/index.ts";
import card from "../Card.module.css";
import { Card, Line } from "../Card.tsx";
import type { Ladder } from "../ladder/use-ladder.ts";
import { useCauseNames } from "../ladder/words.ts";
import styles from "./QuietCard.module.css";
import { quietSpans } from "./quiet-spans.ts";

const none = { quiet_from: "00:00", quiet_to: "00:00" };

/** The hours in which pushes and e-mails wait, and what comes through. */
export function QuietCard({ ladder }: { ladder: Ladder }) {
  const { t, i18n } = useLingui();
  const { name } = useVenue();
  const { settings, store } = useSettings();
  const causes = useCauseNames();
  if (!settings) return null;
  const { quiet_from: from, quiet_to: to } = settings.notifications;
  const isQuiet = from !== to;
  const through = notificationCauses.filter((cause) => ladder.ruleOf(cause).night);
  const list = new Intl.ListFormat(i18n.locale).format(through.map((cause) => causes[cause]));
  const { mayEdit } = ladder;
  const set = (hours: Partial<typeof usualQuietHours>) => store.set("notifications", hours);
  const turnOff = () => {
    set(none);
    const action = { label: t`Undo`, run: () => set({ quiet_from: from, quiet_to: to }) };
    toast(t`No quiet hours any more.`, { action, about: "quiet hours" });
  };
  return (
    <Card title={<Trans>Quiet hours</Trans>} aside={<bdi>{name}</bdi>}>
      {isQuiet ? (
        <>
          <DayBar from={from} to={to} />
          {mayEdit && (
            <div className={styles.times}>
              <TimeInput
                label={t`Quiet from`}
                value={from}
                isNeeded
                onChange={(time) => time && set({ quiet_from: time === "24:00" ? "00:00" : time })}
              />
              <span>
                <Trans>to</Trans>
              </span>
              <TimeInput
                label={t`Quiet until`}
                value={to}
                isNeeded
                onChange={(time) => time && set({ quiet_to: time === "24:00" ? "00:00" : time })}
              />
              <Button size="row" kind="ghost" onClick={turnOff}>
                <Trans>Turn off</Trans>
              </Button>
            </div>
          )}
          <AcceptTheirs path="notifications.quiet_from" />
          <AcceptTheirs path="notifications.quiet_to" />
          <Line
            title={<Trans>Push and e-mail wait until {to}</Trans>}
            about={<Trans>Alerts still show in the app.</Trans>}
          />
          <Line
            icon={<Icon of={IconMoonStars} />}
            title={
              through.length > 0 ? (
                <Trans>
                  These causes come through: <strong>{list}</strong>.
                </Trans>
              ) : mayEdit ? (
                <Trans>
                  Nothing comes through. To change this, open a cause and choose "Comes through at night".
                </Trans>
              ) : (
                <Trans>Nothing comes through.</Trans>
              )
            }
          />
        </>
      ) : (
        <div className={styles.none}>
          <p className={card.about}>
            <Trans>There are no quiet hours. Push and e-mail come day and night.</Trans>
          </p>
          {mayEdit && (
            <Button size="row" onClick={() => set(usualQuietHours)}>
              <Trans>Set quiet hours</Trans>
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

const hours = ["0:00", "6:00", "12:00", "18:00", "24:00"];

/** The day from midnight to midnight. */
function DayBar({ from, to }: { from: string; to: string }) {
  const { t } = useLingui();
  const spans = quietSpans(from, to);
  return (
    <div className={styles.day} role="img" aria-label={t`Quiet from ${from} to ${to}`}>
      <div className={styles.bar}>
        {spans.map(({ begins, ends }) => (
          <span
            key={begins}
            className={styles.quiet}
            style={{ insetInlineStart: `${begins * 100}%`, width: `${(ends - begins) * 100}%` }}
          />
        ))}
        <span className={styles.until}>
          <Icon of={IconMoonStars} size={16} />
          <Trans>
            {from} to {to}
          </Trans>
        </span>
      </div>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}
