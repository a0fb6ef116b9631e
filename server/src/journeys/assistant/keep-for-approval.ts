import { limits } from "@bellhop/contract/limits";
import { type AnswerDraftRow, keepDraft } from "../../domain/answer-drafts/index.ts";
import type { Decision } from "../../domain/assistant/index.ts";
import {
  broadcastConversation,
  type Conversation,
  recomputeWaiting,
} from "../../domain/conversations/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";

type Told = Exclude<Decision, { action: "stay_silent" }>;

/** The guest's words that a draft answers. */
export const aboutOf = (questions: readonly string[]): string =>
  questions.join("\n").slice(0, limits.messageCharacters);

type ToKeep = {
  burst: { questions: string[]; heard: string[]; language: string; version: number; throughSeq: number };
  decision: Told;
  /** The messages that it answers. */
  written: readonly { position: Date }[];
  /** The draft that it replaces. */
  previous: AnswerDraftRow | undefined;
};

/** The answer waits until a member approves it. The guest and their messages keep waiting for staff. */
export async function keepForApproval(
  at: AtVenue,
  { conversation_id: conversationId }: Conversation,
  { burst, decision, written, previous }: ToKeep,
) {
  const { text, sources, toldInEmergency = [] } = decision;
  const { language, version, throughSeq } = burst;
  const items = decision.action === "hand_over" ? decision.handedOver : [];
  const { today } = await findVenueDay(at);
  await keepDraft(at, {
    ...{ conversationId, draftId: newId(), text, language, version, throughSeq },
    about: aboutOf(burst.questions),
    sources: sources.map(({ score: _, ...source }) => source),
    handedOver: [...(previous?.handed_over ?? []), ...items.map(({ about }) => about), ...toldInEmergency],
    isAnswer: decision.action === "answer" && decision.askedBack === undefined,
    draftedOn: today,
    heard: burst.heard.length,
    waitsSince: new Date(Math.min(...written.map(({ position }) => position.getTime()))),
  });
  await recomputeWaiting(at, conversationId);
  broadcastConversation(at, conversationId);
}

type Written = readonly { seq: number; voice: "heard" | "failed" | "unheard" | null }[];

/** True if the draft answers these messages with sentences of this version. */
export const isUpToDate = (draft: AnswerDraftRow, written: Written, version: number): boolean =>
  !draft.is_outdated &&
  draft.version === version &&
  written.every(({ seq }) => seq <= draft.through_seq) &&
  written.filter(({ voice }) => voice === "heard").length === draft.heard;

/** Leaves out what staff already got with an earlier draft. */
export function withoutHandedOver(decision: Decision, { handed_over: known }: AnswerDraftRow): Decision {
  if (decision.action === "stay_silent") return decision;
  const toldInEmergency = decision.toldInEmergency?.filter((words) => !known.includes(words));
  const rest = { ...decision, ...(toldInEmergency && { toldInEmergency }) };
  if (rest.action === "answer") return rest;
  const handedOver = rest.handedOver.map((item) => ({ ...item, about: withoutKnown(item.about, known) }));
  return { ...rest, handedOver: handedOver.filter(({ about }) => about !== "") };
}

/** `about` may join several messages, the earlier ones first. */
const withoutKnown = (about: string, known: readonly string[]): string =>
  known.reduce((rest, words) => {
    if (rest === words) return "";
    return rest.startsWith(`${words} `) ? rest.slice(words.length + 1) : rest;
  }, about);
