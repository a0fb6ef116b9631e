import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { newId } from "../../platform/ids.ts";
import type { KnowledgeEntry, KnowledgeSection } from "./entry.ts";
import { firstQuestions } from "./first-entries.words.ts";

type FirstTopic = keyof FirstAnswers;

const sections: Record<FirstTopic, KnowledgeSection> = {
  check_in: "policy",
  check_out: "policy",
  breakfast: "amenities",
  wifi: "amenities",
  parking: "amenities",
  pets: "policy",
};

/**
 * The entries that a venue begins with: what it answered to what guests ask most, in its default language and in its
 * own words, under a title and a question of ours. In a language that we do not have those are English.
 */
export function firstEntries(answers: FirstAnswers, language: string): KnowledgeEntry[] {
  const words = firstQuestions[language] ?? firstQuestions[language.split("-")[0] ?? ""] ?? firstQuestions.en;
  return (Object.keys(sections) as FirstTopic[]).flatMap((topic) => {
    const text = answers[topic];
    const asked = words?.[topic];
    if (!text || !asked) return [];
    const [title, question] = asked;
    const texts = { [language]: { title, question, text } };
    return [{ entryId: newId(), section: sections[topic], key: topic, texts }];
  });
}
