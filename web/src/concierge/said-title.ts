import type { SaidEntry } from "@bellhop/contract/info-data";

/** What an entry is called: in the first language that has it, else by its question, its words or its key. */
export function titleOf({ texts, languages, key }: SaidEntry): string {
  const all = languages.flatMap((language) => texts[language] ?? []);
  const [first] = all;
  return all.find(({ title }) => title !== "")?.title ?? first?.question ?? first?.text ?? key ?? "—";
}
