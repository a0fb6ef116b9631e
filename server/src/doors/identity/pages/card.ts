import { text } from "../../../platform/text-as-html.ts";
import { page } from "./document.ts";
import { type Place, whereYouAre } from "./form.ts";
import type { RenderContext } from "./render-context.ts";

/** A page that has something to say, and nothing to fill in; with a place it also says where the reader is. */
export function card(
  context: RenderContext,
  { title, body, place }: { title: string; body: string; place?: Place },
): string {
  return page(context, {
    title,
    main: `<div class="card">
<h1>${text(title)}</h1>
${body}
</div>
${place ? whereYouAre(context, place) : ""}`,
  });
}

/** The one way on from a page. */
export const go = (href: string, words: string) => `<a class="go" href="${text(href)}">${text(words)}</a>`;
