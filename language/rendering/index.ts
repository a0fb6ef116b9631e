// Renders an entry's fields as sentences in twelve languages, in the form that the assistant answers from.

export { formatMoney } from "./format-amounts.ts";
export { renderEntries } from "./render-entries.ts";
export { partsOfText, renderEntry, renderFields, renderPrice } from "./render-entry.ts";
export { nameOfKey } from "./words/index.ts";
