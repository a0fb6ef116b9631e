import {
  changeRequest,
  createRequest,
  decideRequest,
  listExtras,
  listFreeSlots,
  listRequests,
  readRequest,
  readShift,
  requestWords,
  undoReply,
  undoRequest,
  writeShiftNote,
} from "@bellhop/contract/requests";
import { findMemberAtVenue } from "../../domain/members/index.ts";
import { listRequests as listPage } from "../../domain/requests/index.ts";
import { staffChangesRequest } from "../../journeys/requests/staff-changes-request.ts";
import { staffDecidesRequest } from "../../journeys/requests/staff-decides-request.ts";
import { type Assignee, staffMakesRequest } from "../../journeys/requests/staff-makes-request.ts";
import { staffUndoesReply, staffUndoesRequest } from "../../journeys/requests/staff-undoes-request.ts";
import { viewExtras, viewRequestInFull, viewSlots } from "../../journeys/requests/view-request-in-full.ts";
import { memberWritesShiftNote, viewShift } from "../../journeys/requests/view-shift.ts";
import { wordDecisions } from "../../journeys/requests/word-decisions.ts";
import type { Services } from "../../services.ts";
import { changesAtVenue, changesAtVenueWith, changesMuchAtVenue, readsAtVenue } from "./answer.ts";

type Named = { assignee?: { member_id: string } | { department: string } | null | undefined };

/** Members are the operator's: their names are read before the venue's transaction. */
async function withAssignee<Input extends Named>(input: Input, venueId: number, { db }: Services) {
  return { input, assignee: await readAssignee(input, venueId, db) };
}

async function readAssignee(
  { assignee }: Named,
  venueId: number,
  db: Services["db"],
): Promise<Assignee | undefined> {
  if (assignee === undefined) return undefined;
  if (assignee === null) return { assignee_member_id: null, assignee_name: null };
  if ("department" in assignee) return { assignee_member_id: null, assignee_name: assignee.department };
  const { member_id, name } = await db.readAtInstallation((at) =>
    findMemberAtVenue(at, venueId, assignee.member_id),
  );
  return { assignee_member_id: member_id, assignee_name: name };
}

const noOne: Assignee = { assignee_member_id: null, assignee_name: null };

export const requestRoutes = [
  readsAtVenue(listRequests, (at, input, who) => listPage(at, who.member_id, input)),
  readsAtVenue(readRequest, (at, input) => viewRequestInFull(at, input)),
  changesAtVenueWith(createRequest, withAssignee, (at, { input, assignee }, who) =>
    staffMakesRequest(at, who, input, assignee ?? noOne),
  ),
  changesAtVenueWith(changeRequest, withAssignee, (at, { input, assignee }, who) =>
    staffChangesRequest(at, who, input, assignee),
  ),
  changesMuchAtVenue(decideRequest, (at, input, who) => staffDecidesRequest(at, who, input)),
  changesAtVenue(undoRequest, (at, input, who) => staffUndoesRequest(at, who, input)),
  changesAtVenue(undoReply, (at, input, who) => staffUndoesReply(at, who, input)),
  readsAtVenue(requestWords, (at, input) => wordDecisions(at, input)),
  readsAtVenue(listExtras, (at) => viewExtras(at)),
  readsAtVenue(listFreeSlots, (at, input) => viewSlots(at, input)),
  readsAtVenue(readShift, (at, _, who) => viewShift(at, who)),
  changesAtVenue(writeShiftNote, (at, input, who) => memberWritesShiftNote(at, who, input)),
];
