export { addEntries } from "./add-entries.ts";
export { applyChange } from "./apply-change.ts";
export { changeSections, type NameOfEntry, type SectionUpdates } from "./change-sections.ts";
export { completenessOf } from "./completeness.ts";
export type { WrittenRow } from "./entries.queries.ts";
export {
  type FiledEntry,
  readKnowledgeFile,
  replaceWritten,
  writeKnowledgeFile,
} from "./file/index.ts";
export { firstEntries } from "./first-entries.ts";
export { listEntries, listNamed, listSectionStates, listWritten, type SectionState } from "./list-entries.ts";
export { listRevisions } from "./list-revisions.ts";
export { restoreEntries } from "./restore-entries.ts";
export { type Saying, sayEntries, sayEntry } from "./say/index.ts";
export { listSections, type SectionRow } from "./sections.queries.ts";
export { titleIn } from "./title-in.ts";
export { toEntry } from "./views.ts";
export { lacksFolded, writeMissingFolded } from "./write-folded.ts";
export type { Writer } from "./write-sections.ts";
export type { WrittenEntry, WrittenText } from "./written-entry.ts";
