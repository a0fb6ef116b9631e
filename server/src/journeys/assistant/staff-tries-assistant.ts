import type { InputOf } from "@bellhop/contract/call";
import type { TriedAnswer, tryAssistant } from "@bellhop/contract/concierge";
import { asksForNew } from "@bellhop/contract/messages";
import { textIn } from "@bellhop/language/entries";
import { detectLanguage } from "@bellhop/language/intents";
import type { OpenVersion } from "../../domain/assistant/index.ts";
import {
  answerQuestion,
  chosenName,
  type Decision,
  findRivals,
  isForAudience,
  type Question,
  thresholdOf,
} from "../../domain/assistant/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";
import { emergencyLine, findDanger } from "../guests/report-emergency.ts";
import { findOpenContradictions } from "../knowledge/find-contradictions.ts";
import { openDraft, openLiveVersion } from "./open-draft.ts";
import { openTranslations } from "./open-translations.ts";

type TryInput = InputOf<typeof tryAssistant>;

/** A member tries the draft, or the live version, with a guest's question. Stores nothing. */
export async function staffTriesAssistant(
  venueId: number,
  { text, history = [], of = "draft", stay = "in_house", on }: TryInput,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<TriedAnswer> {
  const { venue, today, now } = await services.db.readAtVenue(venueId, venueToday);
  const language = detectLanguage(text, undefined, venue.default_language);
  // An emergency is reported before the assistant reads the message.
  const danger = findDanger([text], venue.default_language);
  if (danger) {
    const line = await services.db.readAtVenue(venueId, (at) => emergencyLine(at, venue, danger));
    return { ...noAnswer(danger.language), reason: "emergency", text: line };
  }
  const audience = { isInHouse: stay === "in_house", today: on ?? today };
  const lastText = history.at(-1);
  const lastToGuest = lastText === undefined ? undefined : { author: "assistant" as const, text: lastText };
  const translations = await openTranslations(services, venue, language);
  const question: Question = {
    ...{ questions: [text], history, language, audience, lastToGuest, translations },
  };
  const live = await openLiveVersion(venue, services);
  const draft =
    of === "draft"
      ? {
          ...(await openDraft(venueId, services)),
          contested: await findOpenContradictions(venueId, services),
        }
      : undefined;
  const answering = draft ?? live;
  if (!answering) return noAnswer(language);
  const decision = answerQuestion(answering, venue, question, now);
  const liveText = draft && live ? answerText(answerQuestion(live, venue, question, now)) : undefined;
  const version = venue.live_concierge_version;
  const isOther = liveText !== undefined && liveText !== answerText(decision);
  const outcome = outcomeOf(decision);
  const { found, confidence } = foundEntries(answering, question);
  const isAdded = answering.assistant.tools.includes("staff_request");
  return {
    ...outcome,
    assistant_name: chosenName(answering.assistant) ?? null,
    text: answerText(decision),
    language,
    request: requestsSomething(decision) ? (isAdded ? "added" : "left_to_staff") : null,
    threshold: thresholdOf(answering),
    found,
    confidence,
    rivals: outcome.reason === "entries_disagree" ? rivalsOf(answering, found, question) : [],
    sources: sourcesOf(decision, draft ? null : version),
    live: isOther && version !== null ? { version, text: liveText } : null,
  };
}

function noAnswer(language: string): TriedAnswer {
  const nothing = {
    assistant_name: null,
    request: null,
    confidence: null,
    threshold: 0,
    sources: [],
    found: [],
    rivals: [],
    live: null,
  };
  return { action: "hand_over", reason: "not_built", text: "", language, ...nothing };
}

function outcomeOf(decision: Decision): Pick<TriedAnswer, "action" | "reason"> {
  return {
    action: decision.action,
    reason: decision.action === "hand_over" ? (decision.handedOver[0]?.reason ?? null) : null,
  };
}

const requestsSomething = (decision: Decision): boolean =>
  decision.action === "hand_over" &&
  decision.handedOver.some(({ request, requests }) =>
    (requests ?? (request ? [request] : [])).some(asksForNew),
  );

/** The entries that contradict the best one that is contested. */
function rivalsOf(
  version: OpenVersion,
  found: TriedAnswer["found"],
  { questions, language }: Question,
): TriedAnswer["rivals"] {
  for (const { entry_id } of found) {
    const rivals = findRivals(version, entry_id, questions.join(" "), language);
    if (rivals) return rivals.flatMap((id) => toShown(version, language, id));
  }
  return [];
}

function toShown({ entries, assistant }: OpenVersion, language: string, id: string): TriedAnswer["rivals"] {
  const entry = entries.get(id);
  if (!entry) return [];
  const { title } = textIn(entry, language, assistant.defaultLanguage);
  return [{ entry_id: id, title, section: entry.section }];
}

function answerText(decision: Decision): string {
  return decision.action === "stay_silent" ? "" : decision.text;
}

function sourcesOf(decision: Decision, version: number | null): TriedAnswer["sources"] {
  if (decision.action === "stay_silent") return [];
  return decision.sources.map(({ entryId, title, section, quote, original = null, isGenerated = false }) => ({
    entry_id: entryId,
    title,
    section,
    quote,
    original,
    generated: isGenerated,
    version,
  }));
}

/** All entries that the text finds, used or not, with the confidence. */
function foundEntries(
  { retriever, assistant }: OpenVersion,
  { questions, history, language, audience }: Question,
): Pick<TriedAnswer, "found" | "confidence"> {
  const isEligible = (entry: Parameters<typeof isForAudience>[0]) => isForAudience(entry, audience);
  const { ranked, confidence } = retriever.find(questions.join(" "), { history, language, isEligible });
  const found = ranked.map(({ entry, score }) => ({
    entry_id: entry.entryId,
    title: textIn(entry, language, assistant.defaultLanguage).title,
    section: entry.section,
    score,
  }));
  return { found, confidence: found.length > 0 ? confidence : null };
}
