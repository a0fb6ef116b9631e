import {
  listConciergeChanges,
  listConciergeVersions,
  rollBackConcierge,
  tryAssistant,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { viewVersions } from "../../domain/assistant/index.ts";
import { viewChanges } from "../../journeys/concierge-draft.ts";
import {
  staffBuildConcierge,
  staffPublishGeneral,
  staffPublishTools,
} from "../../journeys/concierge-is-built.ts";
import { staffGoBack } from "../../journeys/staff-go-back.ts";
import { staffTryAssistant } from "../../journeys/staff-try-assistant.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const conciergeRoutes = [
  changesAtVenue(updateConcierge, (at, wanted, who) => staffBuildConcierge(at, who, wanted)),
  changesAtVenue(updateConciergeGeneral, (at, _input, who) => staffPublishGeneral(at, who)),
  changesAtVenue(updateAssistantTools, (at, _input, who) => staffPublishTools(at, who)),
  readsAtVenue(listConciergeVersions, (at, wanted) => viewVersions(at, wanted)),
  changesAtVenue(rollBackConcierge, (at, { version }, who) => staffGoBack(at, who, version)),
  readsInUnits(listConciergeChanges, (venueId, wanted, _who, parts) => viewChanges(venueId, wanted, parts)),
  readsInUnits(tryAssistant, (venueId, tried, _who, parts) => staffTryAssistant(venueId, tried, parts)),
];
