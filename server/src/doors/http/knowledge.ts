import { fetchInfoData, readVisitorAnswers } from "@bellhop/contract/info-data";
import {
  exportKnowledge,
  listEntries as listEntriesCall,
  listRevisions as listRevisionsCall,
  moveEntryHome,
  readKnowledgeOverview,
  replaceKnowledge,
  restoreDraft,
  restoreEntries as restoreEntriesCall,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { fromWireSections } from "@bellhop/contract/sections";
import { listEntries, listRevisions, restoreEntries, saveKnowledge } from "../../domain/knowledge/index.ts";
import { staffRestoresDraft } from "../../journeys/assistant/staff-restores-draft.ts";
import { viewVisitorAnswers } from "../../journeys/assistant/view-visitor-answers.ts";
import { managerMovesEntryHome } from "../../journeys/knowledge/manager-moves-entry-home.ts";
import {
  memberExportsKnowledge,
  memberImportsKnowledgeFile,
  readReplacement,
} from "../../journeys/knowledge/member-imports-knowledge-file.ts";
import { staffPreviewsKnowledge } from "../../journeys/knowledge/staff-previews-knowledge.ts";
import { viewKnowledgeOverview } from "../../journeys/knowledge/view-knowledge-overview.ts";
import { changesAtVenue, changesAtVenueWith, readsAtVenue, readsInUnits } from "./answer.ts";

export const knowledgeRoutes = [
  readsInUnits(readKnowledgeOverview, (venueId, _input, _who, services) =>
    viewKnowledgeOverview(venueId, services),
  ),
  readsAtVenue(listEntriesCall, (at, input) => listEntries(at, input)),
  changesAtVenue(updateVenueInfo, async (at, { updates = {} }, who) => ({
    sections: await saveKnowledge(at, who, fromWireSections(updates)),
  })),
  readsAtVenue(listRevisionsCall, (at, input) => listRevisions(at, input)),
  changesAtVenue(restoreEntriesCall, (at, input, who) => restoreEntries(at, who, input)),
  changesAtVenue(restoreDraft, (at, { version }, who) => staffRestoresDraft(at, who, version)),
  changesAtVenue(moveEntryHome, async (at, { entry_id }, who) => ({
    sections: await managerMovesEntryHome(at, who, entry_id),
  })),
  readsInUnits(fetchInfoData, (venueId, input, _who, services) =>
    staffPreviewsKnowledge(venueId, input, services),
  ),
  readsInUnits(readVisitorAnswers, (venueId, _input, _who, services) =>
    viewVisitorAnswers(venueId, services),
  ),
  readsAtVenue(exportKnowledge, async (at) => download(await memberExportsKnowledge(at))),
  changesAtVenueWith(replaceKnowledge, readReplacement, (at, replacement, who) =>
    memberImportsKnowledgeFile(at, who, replacement),
  ),
];

function download({ name, json }: { name: string; json: string }): Response {
  return new Response(json, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
