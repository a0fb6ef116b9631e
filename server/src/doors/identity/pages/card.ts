import { text } from "../../../platform/text-as-html.ts";
import { page } from "./document.ts";
import { siteNotice } from "./form.ts";
import type { RenderContext } from "./render-context.ts";

type Card = {
  title: string;
  /** HTML. */
  lead: string;
  note?: string;
  next: { href: string; label: string };
  hasSite?: boolean;
};

export function card(context: RenderContext, { title, lead, note, next, hasSite = true }: Card): string {
  return page(context, {
    title,
    main: `<div class="card">
<h1>${text(title)}</h1>
<p class="lead">${lead}</p>
${note ? `<p class="said">${text(note)}</p>` : ""}
<a class="go" href="${text(next.href)}">${text(next.label)}</a>
</div>
${hasSite ? siteNotice(context) : ""}`,
  });
}
