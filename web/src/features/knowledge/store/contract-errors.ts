import { type EntryChange, entryChange } from "@bellhop/contract/entries";
import { fieldProblemOf } from "@bellhop/contract/field-problems";
import { fieldSentence } from "../../../core/api/field-sentence.ts";
import { fieldOf } from "./entry-fields.ts";

/** What the contract refuses in a change, by field. Loads all schemas of entries: see lazy-contract-errors.ts. */
export function contractErrors(change: EntryChange): Record<string, string> {
  const { error } = entryChange.safeParse(change);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.reverse().map((issue) => {
      const problem = fieldProblemOf(issue);
      return [fieldOf(issue.path.map(String).join(".")), fieldSentence(problem) ?? problem.code];
    }),
  );
}
