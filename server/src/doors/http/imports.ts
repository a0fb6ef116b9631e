import { decideProposals, listImports, readImport, startImport } from "@bellhop/contract/imports";
import { decide, viewImport, viewImports } from "../../domain/imports/index.ts";
import { staffImportsKnowledge } from "../../journeys/knowledge/import-knowledge.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const importRoutes = [
  changesAtVenue(startImport, (at, { from }, who, services) =>
    staffImportsKnowledge(at, who, from, services),
  ),
  readsAtVenue(listImports, (at, wanted, _who, { model }) => viewImports(at, wanted, model)),
  readsAtVenue(readImport, (at, wanted) => viewImport(at, wanted)),
  changesAtVenue(decideProposals, (at, decided, who) => decide(at, who, decided)),
];
