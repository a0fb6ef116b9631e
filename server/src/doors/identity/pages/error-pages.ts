import { text } from "../../../platform/text-as-html.ts";
import { card, go } from "./card.ts";
import { errorWords } from "./error-pages.words.ts";
import type { RenderContext } from "./render-context.ts";

/** Says why there is nothing to fill in, and leads back to the application. */
function notice(
  context: RenderContext,
  { title, sentence, action }: { title: string; sentence: string; action: string },
): string {
  return card(context, { title, body: `<p class="lead">${text(sentence)}</p>\n${go("/", action)}` });
}

/** The page of a form that was used, or left open for too long. */
export function expiredPage(context: RenderContext): string {
  const { expired, startAgain } = errorWords[context.language];
  return notice(context, { ...expired, action: startAgain });
}

export type ErrorCause = "unavailable" | "too_many" | "malformed" | "failed" | "too_old";

/** The page of something that did not work, in the words for its cause. */
export function errorPage(context: RenderContext, cause: ErrorCause): string {
  const { didNotWork, causes, tryAgain, startAgain } = errorWords[context.language];
  const action = cause === "too_old" ? startAgain : tryAgain;
  return notice(context, { title: didNotWork, sentence: causes[cause], action });
}
