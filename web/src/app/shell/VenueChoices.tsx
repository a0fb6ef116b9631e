import { useLingui } from "@lingui/react/macro";
import { IconBellRinging, IconCheck } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import { useVenue } from "../access/AccessContext.ts";
import { useSwitchVenue, useVenuesQuery } from "../access/access-queries.ts";
import nav from "./Nav.module.css";
import menu from "./VenueMenu.module.css";

/** The venues as a list to tap, for the phone's sheet. */
export function VenueChoices({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const current = useVenue();
  const { data } = useVenuesQuery();
  const { mutate } = useSwitchVenue();
  const venues = data?.items ?? [current];
  return (
    <ul aria-label={t`Venues`}>
      {venues.map((venue) => (
        <li key={venue.venue_id}>
          <button
            type="button"
            className={menu.choice}
            aria-current={venue.venue_id === current.venue_id || undefined}
            onClick={() => {
              onDone();
              if (venue.venue_id !== current.venue_id) mutate(venue.venue_id);
            }}
          >
            <span className={menu.mark} aria-hidden="true">
              <Icon of={IconBellRinging} size={16} />
            </span>
            <bdi className={`${menu.name} oneline`}>{venue.name}</bdi>
            {venue.waiting > 0 && (
              <span className={nav.urgentCount}>
                {venue.waiting}
                <span className="unseen"> {t`waiting`}</span>
              </span>
            )}
            {venue.venue_id === current.venue_id && <Icon of={IconCheck} size={16} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
