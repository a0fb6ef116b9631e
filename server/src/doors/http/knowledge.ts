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
import { changeSections, listEntries, listRevisions, restoreEntries } from "../../domain/entries/index.ts";
import { memberReplacesKnowledge, memberTakesKnowledge } from "../../journeys/member-moves-knowledge.ts";
import { staffSeeWhatIsSaid } from "../../journeys/staff-see-what-is-said.ts";
import { staffSeeWhatIsWritten } from "../../journeys/staff-see-what-is-written.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

export const knowledgeRoutes = [
  readsInUnits(readKnowledgeOverview, (venueId, _input, _who, parts) =>
    staffSeeWhatIsWritten(venueId, parts),
  ),
  readsAtVenue(listEntriesCall, (at, wanted) => listEntries(at, wanted)),
  changesAtVenue(updateVenueInfo, async (at, { updates: { guest_policy: policy, ...others } = {} }, who) => ({
    sections: await changeSections(at, who, { ...others, policy }),
  })),
  readsAtVenue(listRevisionsCall, (at, wanted) => listRevisions(at, wanted)),
  changesAtVenue(restoreEntriesCall, (at, wanted, who) => restoreEntries(at, who, wanted)),
  readsAtVenue(fetchInfoData, (at, wanted, _who, parts) => staffSeeWhatIsSaid(at, wanted, parts)),
  readsAtVenue(exportKnowledge, (at) => memberTakesKnowledge(at)),
  changesAtVenue(replaceKnowledge, (at, wanted, who) => memberReplacesKnowledge(at, who, wanted)),
];
