import type { InputOf } from "@bellhop/contract/call";
import type { draftReply, ReplyDraft } from "@bellhop/contract/translations";
import { addReading, askReply, offeredStatements, toEnquiry } from "../../domain/assistant/index.ts";
import { lockConversation, viewConversation } from "../../domain/conversations/index.ts";
import { findPlaceOfQuestion } from "../../domain/questions/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { audienceOf } from "../assistant/audience-of.ts";
import { findStaffModel, findStaffReader } from "../assistant/find-staff-model.ts";
import { openLiveVersion } from "../assistant/open-draft.ts";

/**
 * A model drafts a reply to an open question, from what the assistant may tell this guest. It is asked outside of any
 * transaction, and a person sends.
 */
export async function staffDraftsReply(
  services: Services,
  venueId: number,
  { question_id, language }: InputOf<typeof draftReply>,
): Promise<ReplyDraft> {
  const gathered = await services.db.atVenue(venueId, (at) => gather(at, services, question_id));
  const nothing: Omit<ReplyDraft, "failure"> = { text: "", generated: true, sources: [], unsourced: [] };
  if ("failure" in gathered) return { ...nothing, failure: gathered.failure };
  const { conversationId, venue, about, audience, reader } = gathered;
  const version = await openLiveVersion(venue, services);
  const question = { questions: [about], history: [], language, audience };
  const now = services.clock.now();
  const offered = version
    ? offeredStatements(toEnquiry(version, venue, question, now), version.entries.values())
    : [];
  const { draft, failed, usage } = await askReply((toAsk) => reader.askForStaff(venueId, toAsk), {
    ...{ about, language, offered, voice: version?.assistant.voice ?? "" },
  });
  await services.db.atVenue(venueId, async (at) => {
    // Refused if the guest was deleted meanwhile.
    await lockConversation(at, conversationId);
    const call = { failed, usage, model: reader.name, conversationId };
    await addReading(at, { ...call, messageId: null, purpose: "draft" });
  });
  if (!draft) return { ...nothing, failure: failed ?? "unusable" };
  const sources = draft.sources.map(({ entryId, title, section, text, original, isGenerated }) => ({
    ...{ entry_id: entryId, title, section, quote: text },
    version: venue.live_concierge_version ?? 0,
    original: original ?? null,
    generated: isGenerated ?? false,
  }));
  return { ...nothing, text: draft.text, sources, unsourced: draft.unsourced, failure: null };
}

async function gather(at: AtVenue, services: Services, questionId: string) {
  const { venue, today } = await venueToday(at);
  const model = await findStaffModel(at, services, venue);
  if ("whyNot" in model) return { failure: model.whyNot };
  const conversationId = await findPlaceOfQuestion(at, questionId);
  if (conversationId === undefined) throw refuse("not_found");
  const conversation = await lockConversation(at, conversationId);
  const { open_questions } = await viewConversation(at, conversationId);
  const about = open_questions.find(({ question_id }) => question_id === questionId)?.about;
  if (about === undefined) throw refuse("wrong_state");
  const found = await findStaffReader(at, services, conversationId);
  if ("failure" in found) return found;
  const { audience } = await audienceOf(at, conversation, venue, today);
  return { conversationId, venue, about, audience, reader: found.reader };
}
