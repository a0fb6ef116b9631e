import type { LinkEnd } from "../../../domain/identity/index.ts";
import { text } from "../../../platform/text-as-html.ts";
import { card } from "./card.ts";
import { errorWords } from "./error-pages.words.ts";
import { linkEndWords } from "./link-end.words.ts";
import type { RenderContext } from "./render-context.ts";

export function expiredPage(context: RenderContext): string {
  const { expired, startAgain } = errorWords[context.language];
  const next = { href: "/", label: startAgain };
  return card(context, { title: expired.title, lead: text(expired.sentence), next, hasSite: false });
}

export type ErrorCause = "unavailable" | "too_many" | "malformed" | "failed" | "too_old";

export function errorPage(context: RenderContext, cause: ErrorCause): string {
  const { didNotWork, causes, tryAgain, startAgain } = errorWords[context.language];
  const next = { href: "/", label: cause === "too_old" ? startAgain : tryAgain };
  return card(context, { title: didNotWork, lead: text(causes[cause]), next, hasSite: false });
}

/** For a mailed link that no longer works. */
export function linkEndPage(
  context: RenderContext,
  end: LinkEnd | "taken" | "invitation",
  next: { href: string; label: string },
): string {
  const words = linkEndWords[context.language];
  return card(context, { title: words.title, lead: text(words[end]), next });
}
