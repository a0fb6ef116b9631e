import type { Section } from "@bellhop/contract/knowledge";
import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { baseOf } from "@bellhop/contract/values";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { newId } from "../../platform/ids.ts";
import { firstQuestions } from "./first-entries.words.ts";

type FirstTopic = keyof FirstAnswers;

const sections: Record<FirstTopic, Section> = {
  check_in: "policy",
  check_out: "policy",
  breakfast: "amenities",
  wifi: "amenities",
  parking: "amenities",
  pets: "policy",
};

/**
 * The first entries of a venue: its answers to frequent questions, with our title and question in its default language,
 * or in English if we do not have that language.
 */
export function firstEntries(answers: FirstAnswers, language: string): KnowledgeEntry[] {
  const words = firstQuestions[language] ?? firstQuestions[baseOf(language)] ?? firstQuestions.en;
  return (Object.keys(sections) as FirstTopic[]).flatMap((topic) => {
    const text = answers[topic];
    const entryWords = words?.[topic];
    if (!text || !entryWords) return [];
    const [title, question] = entryWords;
    const texts = { [language]: { title, question, text } };
    return [{ entryId: newId(), section: sections[topic], key: topic, texts }];
  });
}

/** What sign-up asks about the reception, as entries of the profile. */
export function deskEntries({ phone, rooms }: { phone?: string; rooms?: number }): KnowledgeEntry[] {
  const entry = (key: string, facts: NonNullable<KnowledgeEntry["facts"]>): KnowledgeEntry => ({
    ...{ entryId: newId(), section: "profile", key, facts, texts: {} },
  });
  return [
    ...(phone === undefined ? [] : [entry("reception", { phone })]),
    ...(rooms === undefined ? [] : [entry("room_types", { count: rooms })]),
  ];
}
