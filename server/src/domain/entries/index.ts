export { addEntries } from "./add-entries.ts";
export { applyChange } from "./apply-change.ts";
export { changeSections, type NameOfEntry, type SectionUpdates } from "./change-sections.ts";
export { completenessOf } from "./completeness.ts";
export {
  type FiledEntry,
  readKnowledgeFile,
  replaceWritten,
  writeKnowledgeFile,
} from "./file/index.ts";
export { firstEntries } from "./first-entries.ts";
export { listEntries, listNamed, listSectionStates, listWritten, type SectionState } from "./list-entries.ts";
export { listRevisions, titleIn } from "./list-revisions.ts";
export { restoreEntries } from "./restore-entries.ts";
export { type Saying, sayEntries, sayEntry } from "./say/index.ts";
export { listSections, type SectionRow } from "./sections.queries.ts";
export { toEntry } from "./views.ts";
export type { Writer } from "./write-sections.ts";
export type { WrittenEntry, WrittenRow, WrittenText } from "./written-entry.ts";
