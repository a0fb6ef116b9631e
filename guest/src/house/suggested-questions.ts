import type { GuestPage } from "@bellhop/contract/guest-page";
import type { GuestTexts } from "../texts/en.ts";

const maxShown = 4;

/** The venue's own questions, then the usual ones that its information answers. */
export function suggestedQuestions({ questions, house }: GuestPage, texts: GuestTexts): string[] {
  const topics = new Set(house.topics);
  const usual = Object.entries(texts.questions).flatMap(([topic, question]) =>
    // The page itself shows these.
    topics.has(topic) && topic !== "wifi" && topic !== "breakfast" ? [question] : [],
  );
  return [...new Set([...questions, ...usual])].slice(0, maxShown);
}
