import type { OutputOf } from "@bellhop/contract/call";
import type { prepareAnswer } from "@bellhop/contract/suggestions";
import { baseOf } from "@bellhop/contract/values";
import { cleanQuestion, detectLanguage } from "@bellhop/language/intents";
import { findHandOverReason } from "../../domain/questions/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";
import { staffPreviewsKnowledge } from "./staff-previews-knowledge.ts";

/**
 * What staff need to answer a question that the assistant could not: the question, the reason, the nearest entry. The
 * question is empty if the guest wrote in a language that the venue does not have.
 */
export async function staffPreparesAnswer(
  venueId: number,
  askedText: string,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<OutputOf<typeof prepareAnswer>> {
  const [venue, reason] = await services.db.readAtVenue(venueId, (at) =>
    Promise.all([findVenue(at), findHandOverReason(at, askedText)]),
  );
  const spoken = detectLanguage(askedText, undefined, venue.default_language);
  const question = cleanQuestion(askedText, spoken);
  const { items } = await staffPreviewsKnowledge(venueId, { question, limit: 1 }, services);
  const languages = [venue.default_language, ...venue.languages];
  const language = languages.find((one) => baseOf(one) === baseOf(spoken));
  return {
    question: language ? question : "",
    language: language ?? venue.default_language,
    reason: reason ?? null,
    nearest: nearestOf(items[0], languages),
  };
}

type Found = Awaited<ReturnType<typeof staffPreviewsKnowledge>>["items"][number];

function nearestOf(found: Found | undefined, languages: readonly string[]) {
  if (!found) return null;
  const { entry_id, section, key, texts } = found;
  const written = [...languages, ...found.languages].map((one) => texts[one]).find((text) => text);
  return { entry_id, section, key, title: written?.title ?? "", text: written?.text ?? "" };
}
