import { text } from "../../text-as-html.ts";
import { page } from "./document.ts";

/** A page that says why there is nothing to fill in, and leads back to the application. */
export function noticePage({
  title,
  sentence,
  action,
}: {
  title: string;
  sentence: string;
  action: string;
}): string {
  return page({
    title,
    main: `<div class="card">
<h1>${text(title)}</h1>
<p class="lead">${text(sentence)}</p>
<a class="go" href="/">${text(action)}</a>
</div>`,
  });
}

export const expiredPage = () =>
  noticePage({
    title: "This page has expired",
    sentence: "It was already used, or open for too long. Nothing was changed.",
    action: "Start again",
  });
