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
import { viewUnpublishedChanges } from "../../journeys/assistant/open-draft.ts";
import { staffPublishesAssistant } from "../../journeys/assistant/staff-publishes-assistant.ts";
import { staffRollsBackAssistant } from "../../journeys/assistant/staff-rolls-back-assistant.ts";
import { staffTriesAssistant } from "../../journeys/assistant/staff-tries-assistant.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const assistantRoutes = [
  changesAtVenue(updateConcierge, (at, input, who) => staffPublishesAssistant(at, who, "knowledge", input)),
  changesAtVenue(updateConciergeGeneral, (at, _input, who) => staffPublishesAssistant(at, who, "general")),
  changesAtVenue(updateAssistantTools, (at, _input, who) => staffPublishesAssistant(at, who, "tools")),
  readsAtVenue(listConciergeVersions, (at, input) => viewVersions(at, input)),
  changesAtVenue(rollBackConcierge, (at, { version }, who) => staffRollsBackAssistant(at, who, version)),
  readsInUnits(listConciergeChanges, (venueId, input, _who, services) =>
    viewUnpublishedChanges(venueId, input, services),
  ),
  readsInUnits(tryAssistant, (venueId, tried, _who, services) =>
    staffTriesAssistant(venueId, tried, services),
  ),
];
