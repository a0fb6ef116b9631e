import { listTranscripts } from "@bellhop/contract/transcripts";
import { staffReadTranscripts } from "../../journeys/staff/staff-read-transcripts.ts";
import { readsAtVenue } from "./answer.ts";

export const transcriptRoutes = [readsAtVenue(listTranscripts, staffReadTranscripts)];
