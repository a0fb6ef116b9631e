export { changeSections, type FieldNames, type SectionUpdates, type Writer } from "./change-sections.ts";
export { entryHash } from "./entry-hash.ts";
export { listWritten } from "./list-written.ts";
export { type Saying, sayEntries, sayEntry } from "./say/index.ts";
export type { WrittenEntry, WrittenRow, WrittenText } from "./written-entry.ts";
