import type { Alert, listClientAlerts, takeEmergency } from "@bellhop/contract/alerts";
import type { InputOf, OutputOf } from "@bellhop/contract/call";

type Venue = { venue_id: number; name: string };
type VenueAlerts = OutputOf<typeof listClientAlerts>["items"][number];

/** A danger that a guest reported, at one of the member's venues. */
export type Emergency = Alert & { conversation_id: string; venue: Venue };

export const isEmergency = (alert: Alert): alert is Alert & { conversation_id: string } =>
  alert.reason === "emergency" && alert.conversation_id !== null;

/** When the guest reported it. */
export const reportedAt = ({ asked_at, raised_at }: Alert): string => asked_at ?? raised_at;

/**
 * The emergencies that no one has taken, newest first. `alerts` are those of the current venue, which live events keep
 * up to date; without them, `venues` has those of all venues.
 */
export function untakenEmergencies(
  here: Venue,
  alerts: readonly Alert[] | undefined,
  venues: readonly VenueAlerts[] = [],
): Emergency[] {
  const elsewhere = venues.filter(({ venue_id }) => !alerts || venue_id !== here.venue_id);
  const all: readonly (Venue & { alerts: readonly Alert[] })[] = [
    ...(alerts ? [{ ...here, alerts }] : []),
    ...elsewhere,
  ];
  return all
    .flatMap(({ venue_id, name, alerts: ofVenue }) =>
      ofVenue.filter(isEmergency).map((alert) => ({ ...alert, venue: { venue_id, name } })),
    )
    .filter(({ taken_by }) => !taken_by)
    .toSorted((one, other) => Date.parse(reportedAt(other)) - Date.parse(reportedAt(one)));
}

type Taken = InputOf<typeof takeEmergency>;

/** The alerts after a member has taken an emergency. */
export const withTaken = <Item extends Alert>(
  alerts: Item[],
  { conversation_id }: Pick<Taken, "conversation_id">,
  taken_by: string | null,
): Item[] =>
  alerts.map((alert) =>
    isEmergency(alert) && alert.conversation_id === conversation_id ? { ...alert, taken_by } : alert,
  );
