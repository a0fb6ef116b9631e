import type { LinkEnd } from "../../../domain/identity/index.ts";
import { text } from "../../../platform/text-as-html.ts";
import { card, go } from "./card.ts";
import type { Place } from "./form.ts";
import { linkEndWords } from "./link-end.words.ts";
import type { Look } from "./look.ts";

type LinkEndPage = {
  end: LinkEnd | "taken" | "invitation";
  /** What helps next. */
  next: { href: string; words: string };
};

/** What became of a link that does nothing any more. */
export function linkEndPage(look: Look, place: Place, { end, next }: LinkEndPage): string {
  const words = linkEndWords[look.language];
  return card(look, {
    place,
    title: words.title,
    body: `<p class="lead">${text(words[end])}</p>
${go(next.href, next.words)}`,
  });
}
