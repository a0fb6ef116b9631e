import {
  decideSuggestion,
  listSuggestions,
  prepareAnswer,
  suggestAnswer,
} from "@bellhop/contract/suggestions";
import { listSuggestions as listOpenSuggestions } from "../../domain/suggestions/index.ts";
import { staffPreparesAnswer } from "../../journeys/knowledge/staff-prepares-answer.ts";
import {
  managerDecidesSuggestion,
  staffSuggestsAnswer,
} from "../../journeys/knowledge/staff-suggests-answer.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const suggestionRoutes = [
  readsInUnits(prepareAnswer, (venueId, { asked }, _who, services) =>
    staffPreparesAnswer(venueId, asked, services),
  ),
  changesAtVenue(suggestAnswer, (at, input, who) => staffSuggestsAnswer(at, who, input)),
  readsAtVenue(listSuggestions, (at, input) => listOpenSuggestions(at, input)),
  changesAtVenue(decideSuggestion, (at, input, who) => managerDecidesSuggestion(at, who, input)),
];
