import { writeInsteadText } from "@bellhop/language/intents";
import { addReading, staffBackAt, toEnquiry } from "../../domain/assistant/index.ts";
import { answerConversationQueue, readConversationQueue } from "../../domain/conversations/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { type Job, jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";
import { type Decided, decideByRules, decideWithReader } from "./decide-with-reader.ts";
import { type Burst, gatherBurst, noteWaiting } from "./gather-burst.ts";
import { openTranslations } from "./open-translations.ts";
import { showTyping } from "./show-typing.ts";
import { handOverDecision, isToApprove, writeAnswer } from "./write-answer.ts";

/**
 * The assistant answers what a guest wrote, once, from the venue's knowledge, or hands over. It decides outside of any
 * transaction; the decision is discarded if staff took over or the guest wrote more meanwhile.
 */
export const assistantAnswers = jobHandler(answerConversationQueue, (conversation, services: Services, job) =>
  answerGuest(conversation, services, job, { mayRead: false }),
);

/** The same with a model, for what the rules are not sure about. */
export const assistantReads = jobHandler(readConversationQueue, (conversation, services: Services, job) =>
  answerGuest(conversation, services, job, { mayRead: true }),
);

type Woken = { venue_id: number; conversation_id: string };

async function answerGuest(woken: Woken, services: Services, job: Job, { mayRead }: { mayRead: boolean }) {
  try {
    await answer(woken, services, job, mayRead);
  } catch (error) {
    const noted = services.db.atVenue(woken.venue_id, (at) => noteWaiting(at, woken.conversation_id));
    // Without a database nothing can be noted: the next attempt does it.
    await noted.catch(() => {});
    throw error;
  }
}

async function answer({ venue_id, conversation_id }: Woken, services: Services, job: Job, mayRead: boolean) {
  failpoint("assistant.woken");
  const burst = await services.db.atVenue(venue_id, (at) =>
    gatherBurst(at, services, conversation_id, mayRead),
  );
  if (!burst) return;
  failpoint("assistant.gathered");
  const decided = await decide(services, venue_id, burst, mayRead).catch((error: unknown): Decided => {
    if (!job.lastAttempt) throw error;
    // The guest must not be left without an answer because the assistant failed.
    services.log.error({ venue: venue_id, err: error }, "the assistant failed; handing over");
    return { decision: handOverDecision("assistant_failed", burst) };
  });
  if (decided === "needs_reading")
    return services.db.atVenue(venue_id, (at) =>
      at.enqueue(readConversationQueue, { venue_id, conversation_id }, { key: conversation_id }),
    );
  failpoint("assistant.decided");
  const { decision, read, language = burst.language } = decided;
  if (decision.action === "answer" && burst.newest && !isToApprove(burst, decision))
    showTyping(services, venue_id, burst.newest);
  await services.db.atVenue(venue_id, async (at) => {
    const written = { ...burst, language };
    const messageId = await writeAnswer(at, services, conversation_id, written, decision);
    const askedBack = decision.action === "stay_silent" ? undefined : decision.askedBack;
    if (read) await addReading(at, { ...read, conversationId: conversation_id, messageId, askedBack });
  });
  failpoint("assistant.committed");
}

async function decide(
  services: Services,
  venueId: number,
  burst: Burst,
  mayRead: boolean,
): Promise<Decided | "needs_reading"> {
  const version = await services.assistantVersions.open(venueId, burst.version);
  const now = services.clock.now();
  // A picture or a voice note without words may change what the text means.
  if (burst.sentBeside !== undefined) {
    const backAt = staffBackAt(version, burst.venue, burst.audience, now);
    const decision = handOverDecision("not_text", burst, backAt);
    if (!burst.mayAskToWrite || decision.action !== "hand_over") return { decision };
    return {
      decision: { ...decision, text: `${decision.text} ${writeInsteadText(burst)}`, asksToWrite: true },
    };
  }
  const translationsInto = (language: string) => openTranslations(services, burst.venue, language);
  const translations = await translationsInto(burst.language);
  const input = toEnquiry(version, burst.venue, { ...burst, translations }, now);
  const { reading } = burst;
  if (!reading.isAllowed) return { decision: decideByRules(input) };
  return decideWithReader(
    reading.reader,
    {
      ...{ venueId, venue: burst.venue, turns: burst.turns },
      ...{ knownLanguage: burst.knownLanguage, translationsInto },
    },
    { input, version, mayRead, overBudget: reading.overBudget },
  );
}
