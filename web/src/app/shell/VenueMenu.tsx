import { Trans, useLingui } from "@lingui/react/macro";
import { Menu } from "@mantine/core";
import { IconBellRinging2, IconCheck, IconSelector } from "@tabler/icons-react";
import { useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toasts.ts";
import { useAccess, useVenue } from "../access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../access/access-queries.ts";
import nav from "./Nav.module.css";
import styles from "./VenueMenu.module.css";

/** The venue this tab works for, and the way to another one, with how many guests wait in each. */
export function VenueMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const venue = useVenue();
  const { operator } = useAccess();
  const [isShown, setShown] = useState(false);
  return (
    <Menu
      opened={isShown}
      onChange={setShown}
      position="bottom-start"
      width={264}
      offset={4}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={styles.venue} aria-label={t`Venue: ${venue.name}`}>
          <span className={styles.mark} aria-hidden="true">
            <Icon of={IconBellRinging2} size={16} />
          </span>
          {isOpen && (
            <>
              <bdi className={`${styles.name} oneline`}>{venue.name}</bdi>
              <Icon of={IconSelector} size={16} />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t`Venues`}>
        <Menu.Label>
          <bdi>{operator.name}</bdi>
        </Menu.Label>
        {isShown && <Venues onDone={() => setShown(false)} />}
      </Menu.Dropdown>
    </Menu>
  );
}

function Venues({ onDone }: { onDone: () => void }) {
  const current = useVenue();
  const { data, error } = useVenuesQuery();
  const change = useSwitchVenue();
  if (error) return <Menu.Label>{error.message}</Menu.Label>;
  if (!data) {
    return (
      <div className={styles.loading}>
        <Skeleton width={140} />
      </div>
    );
  }
  const go = (venueId: number) => {
    onDone();
    if (venueId === current.venue_id) return;
    change.mutate(venueId, { onError: (failure) => toast(failure.message, { tone: "urgent" }) });
  };
  return data.items.map((venue) => (
    <Menu.Item
      key={venue.venue_id}
      role="menuitemradio"
      aria-checked={venue.venue_id === current.venue_id}
      onClick={() => go(venue.venue_id)}
      leftSection={
        <span className={styles.check}>
          {venue.venue_id === current.venue_id && <Icon of={IconCheck} size={16} />}
        </span>
      }
      rightSection={
        venue.waiting > 0 && (
          <span className={nav.urgentCount}>
            {venue.waiting}
            <span className="unseen">
              {" "}
              <Trans>waiting</Trans>
            </span>
          </span>
        )
      }
    >
      <bdi>{venue.name}</bdi>
    </Menu.Item>
  ));
}
