import {
  draftReply,
  readTranslation,
  setThreadTranslation,
  translateText,
} from "@bellhop/contract/translations";
import { viewWhyNotTranslate } from "../../journeys/assistant/find-staff-model.ts";
import { staffDraftsReply } from "../../journeys/staff/staff-drafts-reply.ts";
import {
  staffSetsThreadTranslation,
  staffTranslatesText,
} from "../../journeys/staff/staff-translates-text.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const translationRoutes = [
  readsAtVenue(readTranslation, (at, _input, _who, services) => viewWhyNotTranslate(at, services)),
  readsInUnits(translateText, (venueId, input, _who, services) =>
    staffTranslatesText(services, venueId, input),
  ),
  readsInUnits(draftReply, (venueId, input, _who, services) => staffDraftsReply(services, venueId, input)),
  changesAtVenue(setThreadTranslation, (at, input) => staffSetsThreadTranslation(at, input)),
];
