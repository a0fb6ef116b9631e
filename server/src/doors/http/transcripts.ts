import { listTranscripts } from "@bellhop/contract/transcripts";
import { staffReadTranscripts } from "../../journeys/staff-read-transcripts.ts";
import { answerReading } from "./answer.ts";

export const transcriptRoutes = [
  answerReading(listTranscripts, (at, wanted) => staffReadTranscripts(at, wanted)),
];
