export { oggSeconds } from "./ogg-seconds.ts";
export { openTranscriber, type Transcriber } from "./transcriber.ts";
