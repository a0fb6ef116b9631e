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
import { viewUnpublishedChanges } from "../../journeys/assistant/assistant-draft.ts";
import { staffPublish } from "../../journeys/assistant/publish-assistant.ts";
import { staffRollBackAssistant } from "../../journeys/assistant/roll-back-assistant.ts";
import { staffTryAssistant } from "../../journeys/assistant/staff-try-assistant.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const assistantRoutes = [
  changesAtVenue(updateConcierge, (at, wanted, who) => staffPublish(at, who, "knowledge", wanted)),
  changesAtVenue(updateConciergeGeneral, (at, _input, who) => staffPublish(at, who, "general")),
  changesAtVenue(updateAssistantTools, (at, _input, who) => staffPublish(at, who, "tools")),
  readsAtVenue(listConciergeVersions, (at, wanted) => viewVersions(at, wanted)),
  changesAtVenue(rollBackConcierge, (at, { version }, who) => staffRollBackAssistant(at, who, version)),
  readsInUnits(listConciergeChanges, (venueId, wanted, _who, services) =>
    viewUnpublishedChanges(venueId, wanted, services),
  ),
  readsInUnits(tryAssistant, (venueId, tried, _who, services) => staffTryAssistant(venueId, tried, services)),
];
