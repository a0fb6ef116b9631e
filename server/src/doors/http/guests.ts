import {
  addGuest,
  changeGuest,
  keepGuestsApart,
  matchGuests,
  mergeGuests,
  previewFirstMessage,
  readGuest,
  undoMerge,
  welcomeCard,
} from "@bellhop/contract/guests";
import { guestIsAdded, previewFirst } from "../../journeys/guest-is-added.ts";
import { printWelcomeCard } from "../../journeys/print-welcome-card.ts";
import { staffChangeGuest, staffMatchGuests, viewGuest } from "../../journeys/staff-edit-guests.ts";
import { staffKeepGuestsApart, staffMergeGuests, staffUndoMerge } from "../../journeys/staff-merge-guests.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const guestRoutes = [
  changesAtVenue(addGuest, (at, input, who, services) => guestIsAdded(at, who, input, services)),
  readsAtVenue(previewFirstMessage, (at, input, _who, services) => previewFirst(at, input, services)),
  readsAtVenue(readGuest, (at, { guest_id }) => viewGuest(at, guest_id)),
  changesAtVenue(changeGuest, (at, input, who) => staffChangeGuest(at, who, input)),
  readsInUnits(welcomeCard, (venueId, input, _who, { db }) => printWelcomeCard(db, venueId, input)),
  changesAtVenue(matchGuests, (at, input, who) => staffMatchGuests(at, who, input)),
  changesAtVenue(mergeGuests, (at, { conflict_id }, who) => staffMergeGuests(at, who, conflict_id)),
  changesAtVenue(undoMerge, (at, { conflict_id }, who) => staffUndoMerge(at, who, conflict_id)),
  changesAtVenue(keepGuestsApart, (at, { conflict_id }, who) => staffKeepGuestsApart(at, who, conflict_id)),
];
