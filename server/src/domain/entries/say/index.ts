export { sayEntries } from "./say-entries.ts";
export { type Saying, sayEntry } from "./say-entry.ts";
