export { type ReadDocument, readingLimits, type Source, Unreadable } from "./document.ts";
export { readSource, sheetsOf } from "./read-source.ts";
