import { listTranscripts } from "@bellhop/contract/transcripts";
import { staffReadsTranscripts } from "../../journeys/staff/staff-reads-transcripts.ts";
import { readsAtVenue } from "./answer.ts";

export const transcriptRoutes = [readsAtVenue(listTranscripts, staffReadsTranscripts)];
