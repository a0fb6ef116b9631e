import { text } from "../../../platform/text-as-html.ts";
import { page } from "./document.ts";
import { type Place, whereYouAre } from "./form.ts";
import type { Look } from "./look.ts";

/** A page that has something to say, and nothing to fill in; with a place it also says where the reader is. */
export function card(
  look: Look,
  { title, body, place }: { title: string; body: string; place?: Place },
): string {
  return page(look, {
    title,
    main: `<div class="card">
<h1>${text(title)}</h1>
${body}
</div>
${place ? whereYouAre(look, place) : ""}`,
  });
}

/** The one way on from a page. */
export const go = (href: string, words: string) => `<a class="go" href="${text(href)}">${text(words)}</a>`;
