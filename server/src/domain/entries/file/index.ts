export { type FiledEntry, readFile } from "./read-file.ts";
export { replaceWritten } from "./replace-written.ts";
export { writeFile } from "./write-file.ts";
