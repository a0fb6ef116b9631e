import {
  listConciergeChanges,
  listConciergeVersions,
  rollBackConcierge,
  tryAssistant,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { connectModel, disconnectModel, readModel, testModel } from "@bellhop/contract/model";
import { viewVersions } from "../../domain/assistant/index.ts";
import {
  managerConnectsModel,
  managerDisconnectsModel,
} from "../../journeys/assistant/manager-connects-model.ts";
import { managerTestsModel } from "../../journeys/assistant/manager-tests-model.ts";
import { viewUnpublishedChanges } from "../../journeys/assistant/open-draft.ts";
import { staffPublishesAssistant } from "../../journeys/assistant/staff-publishes-assistant.ts";
import { staffRollsBackAssistant } from "../../journeys/assistant/staff-rolls-back-assistant.ts";
import { staffTriesAssistant } from "../../journeys/assistant/staff-tries-assistant.ts";
import { viewModel } from "../../journeys/assistant/view-model.ts";
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
  readsAtVenue(readModel, (at, _input, who, services) => viewModel(at, services, who)),
  changesAtVenue(testModel, (at, _input, who, services) => managerTestsModel(at, services, who)),
  changesAtVenue(connectModel, (at, input, who, services) => managerConnectsModel(at, services, who, input)),
  changesAtVenue(disconnectModel, (at, _input, who, services) => managerDisconnectsModel(at, services, who)),
  readsInUnits(tryAssistant, (venueId, tried, _who, services) =>
    staffTriesAssistant(venueId, tried, services),
  ),
];
