import { listTranscripts } from "@bellhop/contract/transcripts";
import { staffReadTranscripts } from "../../journeys/staff-read-transcripts.ts";
import { readsAtVenue } from "./answer.ts";

export const transcriptRoutes = [readsAtVenue(listTranscripts, staffReadTranscripts)];
