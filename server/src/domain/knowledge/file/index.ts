export { type FiledEntry, readKnowledgeFile } from "./read-file.ts";
export { replaceEntries } from "./replace-entries.ts";
export { writeKnowledgeFile } from "./write-file.ts";
