import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../../core/access/access-queries.ts";
import { WaitingInvitations } from "../../features/invitations/index.ts";
import { Cloche } from "../../ui/Cloche.tsx";
import { Icon } from "../../ui/Icon.tsx";
import nav from "./Nav.module.css";
import menu from "./VenueMenu.module.css";
import { VenueSearch } from "./VenueSearch.tsx";
import { countVenues, searchedFrom, type VenueChoice, venueGroups } from "./venue-groups.ts";

export function VenueChoices({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const access = useAccess();
  const { name } = useVenue();
  const { data } = useVenuesQuery();
  const [typed, setTyped] = useState("");
  const groups = venueGroups(data?.items ?? access.venues, access.memberships, typed);
  const isMany = countVenues(access) >= searchedFrom;
  const [isOpen, setOpen] = useState(!isMany);
  if (!isOpen) {
    return (
      <>
        <WaitingInvitations />
        <button type="button" className={menu.choice} aria-expanded={false} onClick={() => setOpen(true)}>
          <span className={menu.mark} aria-hidden="true">
            <Cloche size={20} />
          </span>
          <bdi className={`${menu.name} oneline`}>{name}</bdi>
          <span className={menu.change}>
            <Trans>Change hotel</Trans>
          </span>
        </button>
      </>
    );
  }
  return (
    <>
      <WaitingInvitations />
      <VenueSearch typed={typed} onType={setTyped} />
      {groups.length === 0 && (
        <p className={menu.operator}>
          <Trans>No matching hotel.</Trans>
        </p>
      )}
      <div className={menu.choices} data-many={isMany || undefined}>
        {groups.map(({ operator, venues: choices }) => (
          <div key={operator ?? ""}>
            {operator !== null && (
              <p className={menu.operator}>
                <bdi>{operator}</bdi>
              </p>
            )}
            <ul aria-label={operator ?? t`Hotels`}>
              {choices.map((venue) => (
                <li key={venue.venue_id}>
                  <Choice venue={venue} onDone={onDone} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

function Choice({ venue, onDone }: { venue: VenueChoice; onDone: () => void }) {
  const { t } = useLingui();
  const current = useVenue();
  const { mutate } = useSwitchVenue();
  const isCurrent = venue.venue_id === current.venue_id;
  return (
    <button
      type="button"
      className={menu.choice}
      data-venue=""
      aria-current={isCurrent || undefined}
      onClick={() => {
        onDone();
        if (!isCurrent) mutate(venue.venue_id);
      }}
    >
      <span className={menu.mark} aria-hidden="true">
        <Cloche size={20} />
      </span>
      <bdi className={`${menu.name} oneline`}>{venue.name}</bdi>
      {venue.waiting > 0 && (
        <span className={nav.urgentCount}>
          {venue.waiting}
          <span className="unseen"> {t`waiting`}</span>
        </span>
      )}
      {isCurrent && <Icon of={IconCheck} size={16} />}
    </button>
  );
}
