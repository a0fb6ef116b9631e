import {
  decideSuggestion,
  listSuggestions,
  prepareAnswer,
  suggestAnswer,
} from "@bellhop/contract/suggestions";
import { listSuggestions as listOpenSuggestions } from "../../domain/suggestions/index.ts";
import { staffPrepareAnswer } from "../../journeys/knowledge/prepare-answer.ts";
import { managerDecidesSuggestion, staffSuggestAnswer } from "../../journeys/knowledge/suggest-answers.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const suggestionRoutes = [
  readsInUnits(prepareAnswer, (venueId, { asked }, _who, services) =>
    staffPrepareAnswer(venueId, asked, services),
  ),
  changesAtVenue(suggestAnswer, (at, input, who) => staffSuggestAnswer(at, who, input)),
  readsAtVenue(listSuggestions, (at, input) => listOpenSuggestions(at, input)),
  changesAtVenue(decideSuggestion, (at, input, who) => managerDecidesSuggestion(at, who, input)),
];
