import {
  addGuest,
  changeGuest,
  createGuestLink,
  deleteGuest,
  exportGuest as exportGuestCall,
  keepGuestsApart,
  matchGuests,
  mergeGuests,
  previewFirstMessage,
  readGuest,
  sendGuestLink,
  undoMerge,
  welcomeCard,
} from "@bellhop/contract/guests";
import { eraseMessagesOf } from "../../journeys/staff/erase-messages.ts";
import { exportGuest } from "../../journeys/staff/export-guest.ts";
import {
  staffChangesGuest,
  staffMatchesGuests,
  viewGuest,
} from "../../journeys/staff/staff-changes-guest.ts";
import { staffCreatesGuestLink } from "../../journeys/staff/staff-creates-guest-link.ts";
import { staffDeletesGuest } from "../../journeys/staff/staff-deletes-guest.ts";
import {
  staffKeepsGuestsApart,
  staffMergesGuests,
  staffUndoesMerge,
} from "../../journeys/staff/staff-merges-guests.ts";
import { staffSendsGuestLink } from "../../journeys/staff/staff-sends-guest-link.ts";
import { guestIsAdded, previewFirst } from "../../journeys/stays/guest-is-added.ts";
import { printWelcomeCard } from "../../journeys/stays/print-welcome-card.ts";
import {
  changesAtVenue,
  changesAtVenueAndThen,
  changesMuchAtVenue,
  readsAtVenue,
  readsInUnits,
} from "./answer.ts";

export const guestRoutes = [
  changesMuchAtVenue(addGuest, (at, input, who, services) => guestIsAdded(at, who, input, services)),
  readsAtVenue(previewFirstMessage, (at, input, _who, services) => previewFirst(at, input, services)),
  readsAtVenue(readGuest, (at, { guest_id }) => viewGuest(at, guest_id)),
  changesAtVenue(changeGuest, (at, input, who) => staffChangesGuest(at, who, input)),
  readsInUnits(welcomeCard, (venueId, input, _who, services) => printWelcomeCard(services, venueId, input)),
  changesAtVenueAndThen(
    deleteGuest,
    async (at, input, who, services) => {
      const { output, conversationIds } = await staffDeletesGuest(at, who, input, services);
      return [output, conversationIds];
    },
    (venueId, conversationIds, services) => eraseMessagesOf(services, venueId, conversationIds),
  ),
  changesAtVenue(createGuestLink, (at, input, who, { publicUrl }) =>
    staffCreatesGuestLink(at, who, input, publicUrl),
  ),
  changesAtVenue(sendGuestLink, (at, input, who, { publicUrl }) =>
    staffSendsGuestLink(at, who, input, publicUrl),
  ),
  readsAtVenue(exportGuestCall, (at, input, _who, services) => exportGuest(at, input, services)),
  changesMuchAtVenue(matchGuests, (at, input, who) => staffMatchesGuests(at, who, input)),
  changesMuchAtVenue(mergeGuests, (at, { conflict_id }, who) => staffMergesGuests(at, who, conflict_id)),
  changesMuchAtVenue(undoMerge, (at, { conflict_id }, who) => staffUndoesMerge(at, who, conflict_id)),
  changesAtVenue(keepGuestsApart, (at, { conflict_id }, who) => staffKeepsGuestsApart(at, who, conflict_id)),
];
