import { limits } from "@bellhop/contract/limits";
import { jsonOrUndefined } from "../../../platform/json/json-or-undefined.ts";
import { walkJson } from "../../../platform/json/walk-json.ts";
import { runInSlices } from "../../../platform/time-slices.ts";

/** The text around the entries: a few short fields. */
const maxHeadCharacters = 10_000;
/** Longer than the longest key, also with every character escaped. */
const maxKeyCharacters = 1_000;

/** `head` is the file's JSON with an empty list of entries; `entries` are the JSON texts of the single entries. */
export type SplitFile = { head: string; entries: string[] };

/**
 * Splits a knowledge file at its entries, so that each can be parsed alone: parsing a whole file would block the
 * event loop. Stops after one entry more than a venue may have. Undefined if this is no knowledge file, or if it lists entries
 * twice.
 */
export async function splitFile(file: string): Promise<SplitFile | undefined> {
  let keyAt: number | undefined;
  let isEntriesKey = false;
  let isListedTwice = false;
  let list: { from: number; until: number } | undefined;
  let isInList = false;
  let entryAt = 0;
  const entries: string[] = [];
  const keepEntry = (until: number, isLast: boolean) => {
    const text = file.slice(entryAt, until).trim();
    const isEmptyList = isLast && text === "" && entries.length === 0;
    if (!isEmptyList) entries.push(text);
    entryAt = until + 1;
  };
  const split = walkJson(file, (mark, index, depth) => {
    if (mark === "{" && depth === 0) keyAt = index + 1;
    if (mark === "," && depth === 1) keyAt = index + 1;
    if (mark === ":" && depth === 1 && keyAt !== undefined) {
      isEntriesKey =
        index - keyAt <= maxKeyCharacters && jsonOrUndefined(file.slice(keyAt, index)) === "entries";
      isListedTwice ||= isEntriesKey && list !== undefined;
      keyAt = undefined;
    }
    if (mark === "[" && depth === 1 && isEntriesKey && !list) {
      list = { from: index + 1, until: file.length };
      entryAt = list.from;
      isInList = true;
    }
    if (!isInList || !list) return !isListedTwice;
    if (mark === "," && depth === 2) keepEntry(index, false);
    if (mark === "]" && depth === 1) {
      keepEntry(index, true);
      list.until = index;
      isInList = false;
    }
    return entries.length <= limits.maxEntries;
  });
  await runInSlices(split);
  if (isListedTwice) return undefined;
  const head = list ? file.slice(0, list.from) + file.slice(list.until) : file;
  return head.length > maxHeadCharacters && entries.length <= limits.maxEntries
    ? undefined
    : { head, entries };
}
