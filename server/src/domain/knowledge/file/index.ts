export { type FiledEntry, readKnowledgeFile } from "./read-file.ts";
export { replaceWritten } from "./replace-written.ts";
export { writeKnowledgeFile } from "./write-file.ts";
