export { renderEntries } from "./render-entries.ts";
export { renderEntry } from "./render-entry.ts";
