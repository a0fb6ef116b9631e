import { isDeepStrictEqual } from "node:util";
import type { ConciergeChange } from "@bellhop/contract/concierge";
import type { Disagreement } from "@bellhop/language/claims";
import type { AnswerableEntry } from "@bellhop/language/entries";

/** What guests would hear otherwise, or no more, with these entries in the place of those that are live; in their order. */
export function changesBetween(
  live: ReadonlyMap<string, AnswerableEntry>,
  draft: readonly AnswerableEntry[],
  languages: readonly string[],
): ConciergeChange[] {
  const heard = draft.filter((entry) => !entry.internal);
  const stays = new Set(heard.map((entry) => entry.entryId));
  const changed = heard.flatMap((entry) => {
    const was = live.get(entry.entryId);
    if (!was) return [toChange("added", undefined, entry, languages)];
    return isDeepStrictEqual(was, entry) ? [] : [toChange("changed", was, entry, languages)];
  });
  const gone = [...live.values()].filter((entry) => !stays.has(entry.entryId));
  return [...changed, ...gone.map((entry) => toChange("removed", entry, undefined, languages))];
}

/** True where staff would have to answer something else with these contested: more of it, or less. */
export function contestsOtherwise(live: readonly Disagreement[], draft: readonly Disagreement[]): boolean {
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
  // Where the text is the same, what differs is what it is found by.
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

/** The first language in which the two differ; where they do in none, the first that there is. */
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
