import { isDeepStrictEqual } from "node:util";
import type { ConciergeChange, VersionChanges } from "@bellhop/contract/concierge";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";

/** Lists the entries that guests would get differently, in the order of the draft; removed ones last. */
export function changesBetween(
  live: ReadonlyMap<string, AnswerableEntry>,
  draft: readonly AnswerableEntry[],
  languages: readonly string[],
): ConciergeChange[] {
  const forGuests = draft.filter((entry) => !entry.internal);
  const stays = new Set(forGuests.map((entry) => entry.entryId));
  const changed = forGuests.flatMap((entry) => {
    const was = live.get(entry.entryId);
    if (!was) return [toChange("added", undefined, entry, languages)];
    return isDeepStrictEqual(was, entry) ? [] : [toChange("changed", was, entry, languages)];
  });
  const gone = [...live.values()].filter((entry) => !stays.has(entry.entryId));
  return [...changed, ...gone.map((entry) => toChange("removed", entry, undefined, languages))];
}

/** The summary names this many entries of each kind. */
const maxNamed = 3;

export function summarizeChanges(
  changes: readonly ConciergeChange[],
  settings: Pick<VersionChanges, "general" | "tools">,
): VersionChanges {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  const countOf = (kind: ConciergeChange["kind"]) => byKind.get(kind)?.length ?? 0;
  const named = [...byKind.values()].flatMap((same) => same.slice(0, maxNamed));
  return {
    added: countOf("added"),
    changed: countOf("changed"),
    removed: countOf("removed"),
    named: named.map(({ entry_id, section, title, kind }) => ({ entry_id, section, title, kind })),
    ...settings,
  };
}

/** True if the two lists send different questions to staff. */
export function contestedDiffers(live: readonly Disagreement[], draft: readonly Disagreement[]): boolean {
  const named = (all: readonly Disagreement[]) =>
    new Set(all.map(({ about, aspect, entryIds }) => [about, aspect, ...[...entryIds].sort()].join(" ")));
  return named(live).symmetricDifference(named(draft)).size > 0;
}

function toChange(
  kind: ConciergeChange["kind"],
  was: AnswerableEntry | undefined,
  is: AnswerableEntry | undefined,
  languages: readonly string[],
): ConciergeChange {
  const shown = (is ?? was) as AnswerableEntry;
  const language = shownIn(was, is, languages);
  const [before, after] = [was?.texts[language], is?.texts[language]];
  // If the text is the same, the question differs.
  const saysSame = before !== undefined && before.text === after?.text;
  const wordsOf = (text: typeof before) =>
    text === undefined ? null : saysSame && text.question ? `${text.question} ${text.text}` : text.text;
  return {
    entry_id: shown.entryId,
    section: shown.section,
    title: (after ?? before)?.title ?? "",
    kind,
    live: wordsOf(before),
    draft: wordsOf(after),
  };
}

/** The first language in which they differ, else the first language. */
function shownIn(
  was: AnswerableEntry | undefined,
  is: AnswerableEntry | undefined,
  languages: readonly string[],
): string {
  const has = new Set([...Object.keys(was?.texts ?? {}), ...Object.keys(is?.texts ?? {})]);
  const inOrder = [...languages.filter((one) => has.has(one)), ...has];
  const differs = inOrder.find((one) => !isDeepStrictEqual(was?.texts[one], is?.texts[one]));
  return differs ?? inOrder[0] ?? "";
}
