import { fetchInfoData } from "@bellhop/contract/info-data";
import {
  exportKnowledge,
  listEntries as listEntriesCall,
  listRevisions as listRevisionsCall,
  readKnowledgeOverview,
  replaceKnowledge,
  restoreEntries as restoreEntriesCall,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { bySection } from "@bellhop/contract/sections";
import { listEntries, listRevisions, restoreEntries } from "../../domain/knowledge/index.ts";
import { memberWritesKnowledge } from "../../journeys/knowledge-is-read.ts";
import {
  memberReplacesKnowledge,
  memberTakesKnowledge,
  readReplacement,
} from "../../journeys/member-moves-knowledge.ts";
import { staffSeeWhatIsSaid } from "../../journeys/staff-see-what-is-said.ts";
import { staffSeeWhatIsWritten } from "../../journeys/staff-see-what-is-written.ts";
import { changesAtVenue, changesAtVenueWith, readsAtVenue, readsInUnits } from "./answer.ts";

export const knowledgeRoutes = [
  readsInUnits(readKnowledgeOverview, (venueId, _input, _who, parts) =>
    staffSeeWhatIsWritten(venueId, parts),
  ),
  readsAtVenue(listEntriesCall, (at, wanted) => listEntries(at, wanted)),
  changesAtVenue(updateVenueInfo, async (at, { updates = {} }, who) => ({
    sections: await memberWritesKnowledge(at, who, bySection(updates)),
  })),
  readsAtVenue(listRevisionsCall, (at, wanted) => listRevisions(at, wanted)),
  changesAtVenue(restoreEntriesCall, (at, wanted, who) => restoreEntries(at, who, wanted)),
  readsInUnits(fetchInfoData, (venueId, wanted, _who, parts) => staffSeeWhatIsSaid(venueId, wanted, parts)),
  readsAtVenue(exportKnowledge, async (at) => download(await memberTakesKnowledge(at))),
  changesAtVenueWith(replaceKnowledge, readReplacement, (at, replacement, who) =>
    memberReplacesKnowledge(at, who, replacement),
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
