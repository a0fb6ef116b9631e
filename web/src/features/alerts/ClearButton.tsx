import { Trans, useLingui } from "@lingui/react/macro";
import { IconChecks, IconChevronDown } from "@tabler/icons-react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import styles from "./AlertsScreen.module.css";
import { useAlertChanges } from "./alert-changes.ts";
import { useClientAlerts } from "./client-alerts.ts";

/** Clears without asking, since it can be undone; asks which venues if others have alerts. */
export function ClearButton({ count }: { count: number }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { name, venue_id: ownVenueId } = useVenue();
  const { clear } = useAlertChanges();
  const { data } = useClientAlerts();
  const elsewhere = data?.items.filter((venue) => venue.venue_id !== ownVenueId && venue.count > 0) ?? [];
  const inAll = elsewhere.reduce((sum, venue) => sum + venue.count, count);
  if (inAll === 0) return null;
  if (elsewhere.length === 0) {
    return (
      <Button icon={<Icon of={IconChecks} size={16} />} onClick={() => void clear(ownVenueId)}>
        <Trans>Clear all</Trans>
      </Button>
    );
  }
  return (
    <Menu
      label={t`Clear`}
      widthPx={264}
      align="end"
      trigger={
        <button type="button" className={buttonLook()}>
          <Icon of={IconChecks} size={16} />
          <Trans>Clear</Trans>
          <Icon of={IconChevronDown} size={16} />
        </button>
      }
    >
      {count > 0 && (
        <MenuItem
          end={<span className={styles.count}>{number(count)}</span>}
          onChoose={() => void clear(ownVenueId)}
        >
          <bdi>{name}</bdi>
        </MenuItem>
      )}
      {elsewhere.map((venue) => (
        <MenuItem
          key={venue.venue_id}
          end={<span className={styles.count}>{number(venue.count)}</span>}
          onChoose={() => void clear(venue.venue_id)}
        >
          <bdi>{venue.name}</bdi>
        </MenuItem>
      ))}
      <MenuItem end={<span className={styles.count}>{number(inAll)}</span>} onChoose={() => void clear()}>
        <Trans>All hotels</Trans>
      </MenuItem>
    </Menu>
  );
}
