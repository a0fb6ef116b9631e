import { Trans, useLingui } from "@lingui/react/macro";
import { IconBellRinging, IconSelector } from "@tabler/icons-react";
import { useInboxCounts } from "../../conversations/conversation-queries.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel } from "../../ui/Menu.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useAccess, useVenue } from "../access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../access/access-queries.ts";
import nav from "./Nav.module.css";
import styles from "./VenueMenu.module.css";

/** The venue this tab works for, and the way to another one, with how many guests wait in each. */
export function VenueMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const venue = useVenue();
  const { operator } = useAccess();
  return (
    <Menu
      label={t`Venues`}
      widthPx={264}
      trigger={
        <button type="button" className={styles.venue}>
          <span className={styles.mark} aria-hidden="true">
            <Icon of={IconBellRinging} size={16} />
          </span>
          <bdi className={isOpen ? `${styles.name} oneline` : "unseen"}>{venue.name}</bdi>
          {isOpen && <Icon of={IconSelector} size={16} />}
        </button>
      }
    >
      <MenuLabel>
        <bdi>{operator.name}</bdi>
      </MenuLabel>
      <Venues />
    </Menu>
  );
}

function Venues() {
  const current = useVenue();
  const waitingHere = useInboxCounts()?.waiting;
  const { data, error } = useVenuesQuery();
  const change = useSwitchVenue();
  if (error) return <MenuLabel>{error.message}</MenuLabel>;
  if (!data) {
    return (
      <div className={styles.loading}>
        <Skeleton width={140} />
      </div>
    );
  }
  const go = (venueId: number) => {
    if (venueId === current.venue_id) return;
    change.mutate(venueId);
  };
  return data.items.map(({ venue_id, name, waiting: waitingThere }) => {
    const isCurrent = venue_id === current.venue_id;
    const waiting = isCurrent ? (waitingHere ?? waitingThere) : waitingThere;
    return (
      <MenuItem
        key={venue_id}
        isChosen={isCurrent}
        onChoose={() => go(venue_id)}
        end={
          waiting > 0 && (
            <span className={nav.urgentCount}>
              {waiting}
              <span className="unseen">
                {" "}
                <Trans>waiting</Trans>
              </span>
            </span>
          )
        }
      >
        <bdi>{name}</bdi>
      </MenuItem>
    );
  });
}
