import { keepGuestsApart, mergeGuests, undoMerge } from "@bellhop/contract/guests";
import { staffKeepGuestsApart, staffMergeGuests, staffUndoMerge } from "../../journeys/staff-merge-guests.ts";
import { changesAtVenue } from "./answer.ts";

export const guestRoutes = [
  changesAtVenue(mergeGuests, (at, { conflict_id }, who) => staffMergeGuests(at, who, conflict_id)),
  changesAtVenue(undoMerge, (at, { conflict_id }, who) => staffUndoMerge(at, who, conflict_id)),
  changesAtVenue(keepGuestsApart, (at, { conflict_id }, who) => staffKeepGuestsApart(at, who, conflict_id)),
];
