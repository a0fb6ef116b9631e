import type { InputOf } from "@bellhop/contract/call";
import type { addVenue, OperatorVenue, renameVenue } from "@bellhop/contract/venues";
import { noteOpenAlerts } from "../../domain/alerts/index.ts";
import { recordChange } from "../../domain/audit/index.ts";
import { addEntries, deskEntries } from "../../domain/knowledge/index.ts";
import { type Acting, isWithinReach, lockOperatorFor, requireAllVenues } from "../../domain/members/index.ts";
import { noteCalling } from "../../domain/notifications/index.ts";
import { noteOpenRequests } from "../../domain/requests/index.ts";
import { simulatorNumberId, simulatorToken } from "../../domain/simulator/index.ts";
import {
  changeSettings,
  closeVenue,
  findOperatorVenue,
  findVenue,
  type NewVenue,
  openVenue,
  reopenVenue,
  requireRoomForVenue,
  requireVenueFields,
} from "../../domain/venues/index.ts";
import { connectChannel } from "../../domain/whatsapp/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { scheduleSummary } from "../notifications/summarize-alerts.ts";

/** What sign-up and a further venue ask about the reception. */
type Desk = { rooms?: number; phone?: string };

/** Opens a venue with a simulated number. Returns the ids of the venue and of that channel. */
export async function openVenueWithSimulator(
  at: AtInstallation,
  operatorId: string,
  venue: NewVenue & Desk,
  { config, sealingKey }: Pick<Services, "config" | "sealingKey">,
): Promise<{ venueId: number; channelId: string }> {
  const venueId = await openVenue(at, operatorId, venue);
  const entries = deskEntries(venue);
  if (entries.length > 0) await at.inVenue(venueId, (atVenue) => addEntries(atVenue, null, entries));
  const number = {
    network: "simulator",
    phoneNumberId: simulatorNumberId(venueId),
    displayPhone: null,
    accessToken: simulatorToken(config.secretKey, venueId),
  } as const;
  return { venueId, channelId: await connectChannel(at, venueId, number, sealingKey) };
}

/** A member adds a venue to their operator. */
export async function memberAddsVenue(
  at: AtInstallation,
  who: Acting,
  venue: InputOf<typeof addVenue>,
  services: Services,
): Promise<OperatorVenue> {
  requireAllVenues(await lockOperatorFor(at, who));
  await requireVenueFields(at, venue);
  await requireRoomForVenue(at, who.operator_id);
  const { venueId } = await openVenueWithSimulator(at, who.operator_id, venue, services);
  const subject = { id: String(venueId), name: venue.name };
  await recordChange(at, who, {
    kind: "venue_opened",
    subject,
    before: null,
    after: venue,
    venueIds: [venueId],
  });
  return findOperatorVenue(at, who.operator_id, venueId);
}

/** A member renames an open venue of theirs, as in that venue's own settings. */
export async function memberRenamesVenue(
  at: AtInstallation,
  who: Acting,
  { venue_id, name }: InputOf<typeof renameVenue>,
): Promise<OperatorVenue> {
  if (!who.venueIds.includes(venue_id)) throw refuse("not_found");
  await at.inVenue(venue_id, (atVenue) => changeSettings(atVenue, who, { general: { name } }));
  return findOperatorVenue(at, who.operator_id, venue_id);
}

/** A member closes a venue of their operator. It disappears from all screens, and its guests get no answers. */
export async function memberClosesVenue(
  at: AtInstallation,
  who: Acting,
  venueId: number,
): Promise<OperatorVenue> {
  await requireReach(at, who, venueId);
  const closed = await closeVenue(at, who, venueId);
  await at.inVenue(venueId, noteCalling);
  return closed;
}

/** A member opens a closed venue again. */
export async function memberReopensVenue(
  at: AtInstallation,
  who: Acting,
  venueId: number,
): Promise<OperatorVenue> {
  await requireReach(at, who, venueId);
  const opened = await reopenVenue(at, who, venueId);
  await at.inVenue(venueId, async (atVenue) => {
    await noteOpenAlerts(atVenue);
    await noteOpenRequests(atVenue);
    await scheduleSummary(atVenue, await findVenue(atVenue));
  });
  return opened;
}

/** 404 for a venue that they may not see; only then 403 for what they may not do. */
async function requireReach(at: AtInstallation, who: Acting, venueId: number) {
  const acting = await lockOperatorFor(at, who);
  if (!isWithinReach(acting, venueId)) throw refuse("not_found");
  await findOperatorVenue(at, who.operator_id, venueId);
  requireAllVenues(acting);
}
