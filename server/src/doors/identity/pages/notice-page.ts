import { text } from "../../../platform/text-as-html.ts";
import { card, go } from "./card.ts";
import type { Look } from "./look.ts";
import { noticeWords } from "./notice-page.words.ts";

/** Says why there is nothing to fill in, and leads back to the application. */
function notice(
  look: Look,
  { title, sentence, action }: { title: string; sentence: string; action: string },
): string {
  return card(look, { title, body: `<p class="lead">${text(sentence)}</p>\n${go("/", action)}` });
}

/** The page of a form that was used, or left open for too long. */
export function expiredPage(look: Look): string {
  const { expired, startAgain } = noticeWords[look.language];
  return notice(look, { ...expired, action: startAgain });
}

export type Apology = "unavailable" | "too_many" | "malformed" | "failed" | "too_old";

/** The page of something that did not work, in the words for its cause. */
export function apologyPage(look: Look, cause: Apology): string {
  const { didNotWork, causes, tryAgain, startAgain } = noticeWords[look.language];
  const action = cause === "too_old" ? startAgain : tryAgain;
  return notice(look, { title: didNotWork, sentence: causes[cause], action });
}
