export { listTranscripts, readTranscript } from "./transcripts.ts";
