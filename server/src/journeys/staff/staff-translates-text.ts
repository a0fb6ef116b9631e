import { setTimeout as pause } from "node:timers/promises";
import type { InputOf } from "@bellhop/contract/call";
import type { Conversation as ConversationOnWire } from "@bellhop/contract/conversations";
import type { setThreadTranslation, TextTranslation, translateText } from "@bellhop/contract/translations";
import { baseOf } from "@bellhop/contract/values";
import { detectLanguage } from "@bellhop/language/intents";
import { type AskedTranslation, addReading, askTranslation } from "../../domain/assistant/index.ts";
import {
  broadcastConversation,
  lockConversation,
  setTranslated,
  viewConversation,
} from "../../domain/conversations/index.ts";
import { findGuest, setGuestLanguage } from "../../domain/guests/index.ts";
import { listEarlierTexts } from "../../domain/messages/index.ts";
import {
  claimTranslationOf,
  findTranslation,
  keepTranslation,
  releaseTranslationOf,
  type ToTranslate,
  type Translation,
} from "../../domain/translations/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import type { Reader } from "../../platform/model/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { findStaffReader } from "../assistant/find-staff-model.ts";

type Failure = NonNullable<TextTranslation["failure"]>;
type Ended = Translation | { outcome: "failed"; text: null; failure: Failure };
type Prepared =
  | Ended
  | { outcome: "asked_elsewhere" }
  | { outcome: "claimed"; claimedAt: Date; from: string | undefined; reader: Reader };

const unneeded = { outcome: "unneeded", text: null } as const;
const failed = (failure: Failure) => ({ outcome: "failed", text: null, failure }) as const;

/** How long, and how often, a call waits for another one that translates the same text. */
const lookEveryMs = 250;
const looks = 40;

/**
 * Translates a text of a conversation for a member, or a member's words for the guest. A text is translated once into a
 * language; the model is asked outside of any transaction.
 */
export async function staffTranslatesText(
  services: Services,
  venueId: number,
  { conversation_id: conversationId, text, language }: InputOf<typeof translateText>,
): Promise<TextTranslation> {
  const ended = await translate(services, venueId, { conversationId, text, language });
  return {
    ...{ conversation_id: conversationId, language, outcome: ended.outcome, text: ended.text },
    generated: true,
    failure: ended.outcome === "failed" ? ended.failure : null,
  };
}

async function translate(services: Services, venueId: number, text: ToTranslate): Promise<Ended> {
  for (let look = 0; look < looks; look++) {
    if (look > 0) await pause(lookEveryMs);
    const prepared = await services.db.atVenue(venueId, (at) => prepare(at, services, text));
    if (prepared.outcome === "asked_elsewhere") continue;
    if (prepared.outcome !== "claimed") return prepared;
    const { reader, from, claimedAt } = prepared;
    const answered = await askTranslation((question) => reader.askForStaff(venueId, question), {
      ...{ text: text.text, from, to: text.language },
    });
    return services.db.atVenue(venueId, (at) =>
      finish(at, text, { ...answered, model: reader.name, claimedAt }),
    );
  }
  return failed("too_slow");
}

async function prepare(at: AtVenue, services: Services, text: ToTranslate): Promise<Prepared> {
  await lockConversation(at, text.conversationId);
  // Unsure of the language, it is left to the model.
  const from = detectLanguage(text.text, undefined, "") || undefined;
  if (!/\p{L}/u.test(text.text) || (from && baseOf(from) === baseOf(text.language))) return unneeded;
  const known = await findTranslation(at, text);
  // Another model may do better.
  if (known && known.outcome !== "unreliable") return known;
  const found = await findStaffReader(at, services, text.conversationId);
  if (known && ("failure" in found || known.model === found.reader.name)) return known;
  if ("failure" in found) return failed(found.failure);
  const { reader } = found;
  const claim = await claimTranslationOf(at, text, reader.name);
  if (!claim) return { outcome: "asked_elsewhere" };
  return { outcome: "claimed", claimedAt: claim.claimed_at, from, reader };
}

type Answered = AskedTranslation & { model: string; claimedAt: Date };

async function finish(at: AtVenue, text: ToTranslate, answered: Answered): Promise<Ended> {
  const { failed: failure, usage, model, claimedAt } = answered;
  const { conversationId } = text;
  await addReading(at, {
    failed: failure,
    usage,
    model,
    conversationId,
    messageId: null,
    purpose: "translation",
  });
  if (failure !== null || answered.text === undefined) {
    await releaseTranslationOf(at, text, claimedAt);
    return failed(failure ?? "unusable");
  }
  const result = resultOf(answered.text, answered.isReliable, text.text);
  // The guest was deleted meanwhile.
  if (!(await keepTranslation(at, text, result))) throw refuse("not_found");
  return result;
}

function resultOf(translation: string, isReliable: boolean, source: string): Translation {
  if (translation === source.trim()) return unneeded;
  return isReliable ? { outcome: "translated", text: translation } : { outcome: "unreliable", text: null };
}

/** From now on, all staff read the thread in their own languages, or no longer. */
export async function staffSetsThreadTranslation(
  at: AtVenue,
  { conversation_id: conversationId, is_on: isOn }: InputOf<typeof setThreadTranslation>,
): Promise<ConversationOnWire> {
  const conversation = await lockConversation(at, conversationId);
  await setTranslated(at, conversationId, isOn);
  if (isOn) await learnLanguage(at, conversation);
  broadcastConversation(at, conversationId);
  return viewConversation(at, conversationId);
}

/** The language of guests whom the assistant has never answered is not known yet. */
async function learnLanguage(
  at: AtVenue,
  {
    conversation_id: conversationId,
    guest_id: guestId,
    last_seq: lastSeq,
  }: Awaited<ReturnType<typeof lockConversation>>,
) {
  const { language } = await findGuest(at, guestId);
  if (language !== null) return;
  const texts = await listEarlierTexts(at, conversationId, lastSeq + 1);
  const written = texts.filter(({ author }) => author === "guest").map(({ text }) => text);
  const detected = detectLanguage(written.join("\n"), undefined, "");
  if (detected !== "") await setGuestLanguage(at, { guestId, language: detected });
}
