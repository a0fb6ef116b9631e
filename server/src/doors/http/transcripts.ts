import { listTranscripts } from "@bellhop/contract/transcripts";
import { staffReadTranscripts } from "../../journeys/staff-read-transcripts.ts";
import { answerAtVenue } from "./answer.ts";

export const transcriptRoutes = [
  answerAtVenue(listTranscripts, (at, wanted) => staffReadTranscripts(at, wanted)),
];
