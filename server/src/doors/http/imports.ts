import { decideProposals, listImports, readImport, startImport } from "@bellhop/contract/imports";
import { decide, viewImport, viewImports } from "../../domain/imports/index.ts";
import { staffImportsKnowledge } from "../../journeys/knowledge/import-knowledge.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const importRoutes = [
  changesAtVenue(startImport, (at, { from }, who, services) =>
    staffImportsKnowledge(at, who, from, services),
  ),
  readsAtVenue(listImports, (at, input, _who, { model }) => viewImports(at, input, model)),
  readsAtVenue(readImport, (at, input) => viewImport(at, input)),
  changesAtVenue(decideProposals, (at, decided, who) => decide(at, who, decided)),
];
