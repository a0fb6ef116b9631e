import type { LinkEnd } from "../../../domain/identity/index.ts";
import { text } from "../../../platform/text-as-html.ts";
import { card, go } from "./card.ts";
import type { Place } from "./form.ts";
import { linkEndWords } from "./link-end.words.ts";
import type { RenderContext } from "./render-context.ts";

type LinkEndPage = {
  end: LinkEnd | "taken" | "invitation";
  /** What helps next. */
  next: { href: string; words: string };
};

/** What became of a link that does nothing any more. */
export function linkEndPage(context: RenderContext, place: Place, { end, next }: LinkEndPage): string {
  const words = linkEndWords[context.language];
  return card(context, {
    place,
    title: words.title,
    body: `<p class="lead">${text(words[end])}</p>
${go(next.href, next.words)}`,
  });
}
