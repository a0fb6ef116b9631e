import {
  listConciergeVersions,
  rollBackConcierge,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { rollBack, viewVersions } from "../../domain/concierge/index.ts";
import {
  staffBuildConcierge,
  staffPublishGeneral,
  staffPublishTools,
} from "../../journeys/concierge-is-built.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const conciergeRoutes = [
  changesAtVenue(updateConcierge, (at, wanted, who) => staffBuildConcierge(at, who, wanted)),
  changesAtVenue(updateConciergeGeneral, (at, _input, who) => staffPublishGeneral(at, who)),
  changesAtVenue(updateAssistantTools, (at, _input, who) => staffPublishTools(at, who)),
  readsAtVenue(listConciergeVersions, (at, wanted) => viewVersions(at, wanted)),
  changesAtVenue(rollBackConcierge, (at, { version }, who) => rollBack(at, who, version)),
];
