import type { OutputOf } from "@bellhop/contract/call";
import type { previewFirstMessage } from "@bellhop/contract/guests";
import type { NewStay } from "./add-guest-draft.ts";

type Preview = OutputOf<typeof previewFirstMessage>;

/** Suggests a language for new guests only: what is stored of a known guest is better than a guess. */
export async function keepKnownLanguage(
  stay: NewStay,
  suggested: string,
  preview: (stay: NewStay) => Promise<Preview>,
): Promise<{ stay: NewStay; answer: Preview }> {
  if (stay.language !== undefined) return { stay, answer: await preview(stay) };
  const withSuggestion = { ...stay, language: suggested };
  const answer = await preview(withSuggestion);
  if (!answer.known_guest) return { stay: withSuggestion, answer };
  return { stay, answer: await preview(stay) };
}
