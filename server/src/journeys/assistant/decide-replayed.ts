import { channelRules } from "@bellhop/contract/channel-kinds";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage } from "@bellhop/language/intents";
import {
  answerQuestion,
  type Decision,
  type OpenVersion,
  type Question,
  type Translations,
} from "../../domain/assistant/index.ts";
import type { ContextRow } from "../../domain/replays/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";
import { findDanger } from "../guests/report-emergency.ts";
import { openTranslations } from "./open-translations.ts";
import type { VenueAt } from "./try-test-questions.ts";

/** What a guest wrote, as the assistant would read it now. */
export type ReplayedQuestion = Question & { isDanger: boolean };

/** `today` is now: the draft would answer from now on. Whether the guest was in the house is as it was. */
export function questionOf(context: ContextRow, { venue, today }: VenueAt): ReplayedQuestion {
  const texts = context.texts.map(({ text }) => text);
  const usual = context.language ?? venue.default_language;
  const isPublic = channelRules[context.channel_kind].isPage && !context.is_in_house;
  return {
    questions: texts,
    history: context.earlier,
    language: detectLanguage(texts.join("\n"), undefined, usual),
    audience: { isInHouse: context.is_in_house, today, isPublic },
    lastToGuest: context.last_to_guest ?? undefined,
    isTap: context.texts.every(({ kind }) => kind !== "text"),
    isDanger: findDanger(texts, usual) !== undefined,
  };
}

/** With the venue's sentences in each guest's language, as they are now. Each language is read once for a replay. */
export async function withTranslations(
  questions: readonly (ReplayedQuestion | undefined)[],
  translationsInto: (language: string) => Promise<Translations | undefined>,
): Promise<(ReplayedQuestion | undefined)[]> {
  return Promise.all(
    questions.map(async (one) => one && { ...one, translations: await translationsInto(one.language) }),
  );
}

export function openTranslationsOnce(
  services: Pick<Services, "db" | "assistantVersions">,
  venue: Venue,
): (language: string) => Promise<Translations | undefined> {
  const opened = new Map<string, Promise<Translations | undefined>>();
  return (language) => {
    const key = baseOf(language);
    const translations = opened.get(key) ?? openTranslations(services, venue, language);
    opened.set(key, translations);
    return translations;
  };
}

/** A question that makes the rules fail goes to staff, as when a guest asks it. */
export function decideReplayed(
  version: OpenVersion,
  { venue, now }: VenueAt,
  question: ReplayedQuestion,
): Decision {
  try {
    return answerQuestion(version, venue, question, now);
  } catch {
    const about = question.questions.join(" ");
    return {
      action: "hand_over",
      handedOver: [{ reason: "assistant_failed", about }],
      text: "",
      sources: [],
    };
  }
}
