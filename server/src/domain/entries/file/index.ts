export { replaceWritten } from "./replace-written.ts";
export { writeFile } from "./write-file.ts";
