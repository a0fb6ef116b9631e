import { Trans, useLingui } from "@lingui/react/macro";
import { IconSelector } from "@tabler/icons-react";
import { useState } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../../core/access/access-queries.ts";
import { useInboxCounts } from "../../features/inbox/index.ts";
import { useMyInvitations, WaitingInvitations } from "../../features/invitations/index.ts";
import { Cloche } from "../../ui/Cloche.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem, MenuLabel, MenuLine } from "../../ui/Menu.tsx";
import nav from "./Nav.module.css";
import styles from "./VenueMenu.module.css";
import { VenueSearch } from "./VenueSearch.tsx";
import { type VenueChoice, venueGroups } from "./venue-groups.ts";

export function VenueMenu({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const venue = useVenue();
  const { operator } = useAccess();
  const [typed, setTyped] = useState("");
  const invited = useMyInvitations().data?.length ?? 0;
  return (
    <Menu
      label={t`Hotels`}
      widthPx={288}
      trigger={
        <button type="button" className={styles.venue}>
          <span className={styles.mark} aria-hidden="true">
            <Cloche size={20} />
          </span>
          <bdi className={isOpen ? `${styles.name} oneline` : "unseen"}>{venue.name}</bdi>
          {invited > 0 && (
            <span className={styles.dot}>
              <span className="unseen">
                {" "}
                <Trans>You have an invitation</Trans>
              </span>
            </span>
          )}
          {isOpen && <Icon of={IconSelector} size={16} />}
        </button>
      }
      above={
        <>
          {invited > 0 && (
            <div className={styles.invitations}>
              <WaitingInvitations />
            </div>
          )}
          <VenueSearch typed={typed} onType={setTyped} />
        </>
      }
    >
      <MenuLabel>
        <bdi>{operator.name}</bdi>
      </MenuLabel>
      <Venues typed={typed} />
    </Menu>
  );
}

function Venues({ typed }: { typed: string }) {
  const { venues, memberships } = useAccess();
  // Shows cached venues at once, so that keys find them; the counts follow.
  const { data } = useVenuesQuery();
  const groups = venueGroups(data?.items ?? venues, memberships, typed);
  if (groups.length === 0) {
    return (
      <MenuLabel>
        <Trans>No matching hotel.</Trans>
      </MenuLabel>
    );
  }
  return groups.map(({ operator, venues: choices }) => (
    <div key={operator ?? ""}>
      {operator !== null && (
        <>
          <MenuLine />
          <MenuLabel>
            <bdi>{operator}</bdi>
          </MenuLabel>
        </>
      )}
      {choices.map((venue) => (
        <VenueItem key={venue.venue_id} venue={venue} />
      ))}
    </div>
  ));
}

function VenueItem({ venue: { venue_id, name, waiting: waitingThere } }: { venue: VenueChoice }) {
  const current = useVenue();
  const waitingHere = useInboxCounts()?.waiting;
  const change = useSwitchVenue();
  const isCurrent = venue_id === current.venue_id;
  const waiting = isCurrent ? (waitingHere ?? waitingThere) : waitingThere;
  return (
    <MenuItem
      isChosen={isCurrent}
      onChoose={() => !isCurrent && change.mutate(venue_id)}
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
}
