import { correctStatement, listStatements, translateStatements } from "@bellhop/contract/statements";
import { managerTranslatesStatements } from "../../journeys/assistant/translate-statements.ts";
import { managerCorrectsStatement, viewStatements } from "../../journeys/assistant/view-statements.ts";
import { changesAtVenue, readsInUnits } from "./answer.ts";

export const statementRoutes = [
  readsInUnits(listStatements, (venueId, input, who, services) =>
    viewStatements(venueId, input, services, who),
  ),
  changesAtVenue(correctStatement, (at, input, who) => managerCorrectsStatement(at, who, input)),
  changesAtVenue(translateStatements, (at, input, who, services) =>
    managerTranslatesStatements(at, who, input, services),
  ),
];
