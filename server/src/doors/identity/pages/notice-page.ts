import { text } from "../../text-as-html.ts";
import { page } from "./document.ts";
import type { Look } from "./look.ts";
import { noticeWords } from "./notice-page.words.ts";

/** A page that says why there is nothing to fill in, and leads back to the application. */
export function noticePage(
  look: Look,
  { title, sentence, action }: { title: string; sentence: string; action: string },
): string {
  return page(look, {
    title,
    main: `<div class="card">
<h1>${text(title)}</h1>
<p class="lead">${text(sentence)}</p>
<a class="go" href="/">${text(action)}</a>
</div>`,
  });
}

/** The page of a form that was used, or left open for too long. */
export function expiredPage(look: Look): string {
  const { expired, startAgain } = noticeWords[look.language];
  return noticePage(look, { ...expired, action: startAgain });
}

export type Apology = "unavailable" | "too_many" | "malformed" | "failed" | "too_old";

/** The page of something that did not work, in the words for its cause. */
export function apologyPage(look: Look, cause: Apology): string {
  const { didNotWork, causes, tryAgain, startAgain } = noticeWords[look.language];
  const action = cause === "too_old" ? startAgain : tryAgain;
  return noticePage(look, { title: didNotWork, sentence: causes[cause], action });
}
