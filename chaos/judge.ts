import { createHash } from "node:crypto";
import type { Body } from "./bodies.ts";
import type { ConversationFact, Facts, MessageFact, VenueFacts } from "./facts.ts";
import type { Listener } from "./listener.ts";
import type { Reply } from "./staff.ts";

/** A message that the WhatsApp stand-in accepted, with the statuses it reported. */
export type Sent = { id: string; to: string; text: string; callback_data: string | null; reported: string[] };

export type Evidence = {
  bodies: Body[];
  sent: Sent[];
  replies: Reply[];
  facts: Facts;
  /** Each number's venue. */
  venueOfNumber: Map<string, number>;
  listeners: { venueId: number; listener: Listener }[];
};

/** A fault: its kind, and where it happened. */
export type Fault = { kind: string; where: string };

const rank = ["queued", "sending", "accepted", "sent", "delivered", "read"];
const rankOf = (state: string | null) => rank.indexOf(state ?? "");

/** Compares what was sent and received outside with what the installation has stored. Returns every fault. */
export function judge(evidence: Evidence): Fault[] {
  return [
    ...checkBodiesStored(evidence),
    ...checkMessagesStoredOnce(evidence),
    ...checkOrderInDeliveries(evidence),
    ...checkOneThreadPerGuest(evidence),
    ...checkSendsOnce(evidence),
    ...checkRepliesOnce(evidence),
    ...checkGuestsAnswered(evidence),
    ...checkAnswersOnce(evidence),
    ...checkStatesMoveUp(evidence),
    ...checkLiveEventGaps(evidence),
    ...evidence.facts.deadLetters.map(({ payload }) => ({ kind: "dead letter", where: payload })),
  ];
}

function checkBodiesStored({ bodies, facts }: Evidence): Fault[] {
  return bodies.flatMap((body) => {
    const hash = createHash("sha256").update(body.bytes).digest("hex");
    const kept = facts.deliveries.get(hash) ?? [];
    const where = `${hash.slice(0, 12)} with ${body.messages.map(({ id }) => id).join(", ")}`;
    if (body.answered === 0) return [{ kind: "body never answered", where }];
    if (kept.length === 0) return [{ kind: "body answered but not stored", where }];
    return kept.filter((state) => state !== "kept").map((state) => ({ kind: `body ${state}`, where }));
  });
}

function checkMessagesStoredOnce({ bodies, facts, venueOfNumber }: Evidence): Fault[] {
  const faults: Fault[] = [];
  const written = new Map(bodies.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  const rows = facts.venues.flatMap(({ messages }) => messages).filter(({ author }) => author === "guest");
  const byId = Map.groupBy(rows, ({ provider_message_id }) => String(provider_message_id));
  for (const { id, number, phone, text } of written.values()) {
    const [row, ...more] = byId.get(id) ?? [];
    if (!row) faults.push({ kind: "guest message lost", where: id });
    else {
      if (more.length > 0) faults.push({ kind: "guest message doubled", where: id });
      const isInPlace =
        row.venue_id === venueOfNumber.get(number) && row.phone === `+${phone}` && row.text === text;
      if (!isInPlace) faults.push({ kind: "guest message in the wrong thread or changed", where: id });
    }
  }
  const ghosts = rows.filter(({ provider_message_id }) => !written.has(String(provider_message_id)));
  return [...faults, ...ghosts.map((row) => ({ kind: "message without an author", where: row.message_id }))];
}

function checkOrderInDeliveries({ bodies, facts }: Evidence): Fault[] {
  const places = new Map(
    facts.venues.flatMap(({ messages }) => messages).map((row) => [row.provider_message_id, row]),
  );
  return bodies.flatMap(({ messages }) =>
    [...Map.groupBy(messages, ({ number, phone }) => `${number} ${phone}`).values()].flatMap((own) =>
      own.slice(1).flatMap((message, index) => {
        const earlier = places.get(own[index]?.id ?? "");
        const later = places.get(message.id);
        if (!earlier || !later || isBefore(earlier, later)) return [];
        return [{ kind: "order reversed", where: `${own[index]?.id}, ${message.id}` }];
      }),
    ),
  );
}

function isBefore(one: MessageFact, other: MessageFact): boolean {
  const apart = one.position.getTime() - other.position.getTime();
  return apart < 0 || (apart === 0 && one.seq < other.seq);
}

function checkOneThreadPerGuest({ facts }: Evidence): Fault[] {
  return facts.venues.flatMap(({ conversations }) =>
    [...Map.groupBy(conversations, ({ phone }) => phone).values()]
      .filter((own) => own.length > 1)
      .map(([first]) => ({ kind: "guest with two threads", where: String(first?.conversation_id) })),
  );
}

/**
 * At most one accepted send per message; a message that was certainly or possibly not sent is marked so, also for
 * staff.
 */
function checkSendsOnce({ facts, sent }: Evidence): Fault[] {
  const faults: Fault[] = [];
  const attempts = new Map(
    facts.venues.flatMap((venue) => venue.attempts).map((one) => [one.attempt_id, one.message_id]),
  );
  const byMessage = Map.groupBy(sent, ({ callback_data }) => attempts.get(callback_data ?? "") ?? "nowhere");
  for (const stray of byMessage.get("nowhere") ?? []) {
    faults.push({ kind: "sent without an attempt", where: `${stray.id} "${stray.text}"` });
  }
  for (const { messages, alerts } of facts.venues) {
    for (const row of messages.filter(({ author }) => author === "staff" || author === "assistant")) {
      const takes = byMessage.get(row.message_id) ?? [];
      const [taken] = takes;
      const where = `${row.message_id} (${row.state}) in ${row.conversation_id}`;
      if (takes.length > 1) faults.push({ kind: "sent twice", where });
      if (taken && (taken.to !== row.phone.slice(1) || taken.text !== row.text))
        faults.push({ kind: "sent to the wrong guest or changed", where });
      if (taken) {
        const best = Math.max(...taken.reported.map(rankOf));
        if (best >= 0 && rankOf(row.state) !== best)
          faults.push({ kind: "state differs from the report", where });
        continue;
      }
      const cause = { unknown: "send_unknown", failed: "send_failed" }[row.state ?? ""];
      const hasAlert = alerts.some(
        (one) => one.conversation_id === row.conversation_id && one.cause === cause,
      );
      if (!cause) faults.push({ kind: "never sent, without a cause", where });
      else if (!hasAlert) faults.push({ kind: "not sent, without an alert for staff", where });
    }
  }
  return faults;
}

function checkRepliesOnce({ facts, replies }: Evidence): Fault[] {
  const rows = new Map(facts.venues.flatMap(({ messages }) => messages).map((row) => [row.message_id, row]));
  const known = new Map(replies.map((reply) => [reply.messageId, reply]));
  const faults = replies.flatMap(({ messageId, conversationId, text, status }) => {
    const row = rows.get(messageId);
    const where = `${messageId} in ${conversationId}`;
    if (status !== 200) return [{ kind: `reply refused with ${status}`, where }];
    if (!row) return [{ kind: "reply lost", where }];
    const isIt = row.author === "staff" && row.text === text && row.conversation_id === conversationId;
    return isIt ? [] : [{ kind: "reply in the wrong thread or changed", where }];
  });
  const strangers = [...rows.values()].filter((row) => row.author === "staff" && !known.has(row.message_id));
  return [...faults, ...strangers.map((row) => ({ kind: "reply without an author", where: row.message_id }))];
}

/** A guest without an answer must be waiting for staff who were alerted, never for an assistant that has finished. */
function checkGuestsAnswered({ facts }: Evidence): Fault[] {
  return facts.venues.flatMap((venue) =>
    venue.conversations.flatMap((conversation) => {
      const own = threadOf(venue, conversation);
      const lastAsked = own.findLast(({ author }) => author === "guest")?.seq ?? 0;
      const answers = own.filter(({ is_answer, state }) => is_answer && state !== "failed");
      const answeredUpTo = Math.max(conversation.settled_seq, ...answers.map(({ seq }) => seq));
      const where = `${conversation.conversation_id} of ${conversation.phone} at ${venue.venueId}`;
      const isWaiting = conversation.waiting_since !== null;
      const needsStaff = lastAsked > answeredUpTo || conversation.has_open_question;
      if (needsStaff !== isWaiting)
        return [{ kind: isWaiting ? "waits though answered" : "unanswered and not shown as waiting", where }];
      if (!isWaiting) return [];
      const isCalled = venue.alerts.some(
        (one) => one.conversation_id === conversation.conversation_id && one.ended_at === null,
      );
      if (!isCalled) return [{ kind: "guest waits without an alert", where }];
      // Messages before staff handed the thread back, and questions that were handed over, are for staff to answer.
      const isTheirs = own.some(
        ({ event_kind, seq }) =>
          (event_kind === "handed_back" || event_kind === "handed_over") && seq > lastAsked,
      );
      const isLeft = conversation.held_by === "assistant" && lastAsked > answeredUpTo && !isTheirs;
      return isLeft ? [{ kind: "the assistant never answered", where }] : [];
    }),
  );
}

function checkAnswersOnce({ facts }: Evidence): Fault[] {
  return facts.venues.flatMap((venue) =>
    venue.conversations.flatMap((conversation) => {
      const spoken = threadOf(venue, conversation).filter(({ author }) => author !== "system");
      return spoken
        .filter((line, index) => line.author === "assistant" && spoken[index - 1]?.author === "assistant")
        .map((line) => ({ kind: "burst answered twice", where: `${line.message_id} "${line.text}"` }));
    }),
  );
}

function threadOf(venue: VenueFacts, { conversation_id }: ConversationFact): MessageFact[] {
  return venue.messages.filter((message) => message.conversation_id === conversation_id);
}

/** Checks the states in live events: once a message is accepted, its state never moves back. */
function checkStatesMoveUp({ facts }: Evidence): Fault[] {
  return facts.venues.flatMap(({ live }) => {
    const highest = new Map<string, number>();
    return live.flatMap(({ message_id, state, seq }) => {
      if (!message_id || state === null) return [];
      const before = highest.get(message_id) ?? -1;
      const now = rankOf(state);
      highest.set(message_id, Math.max(before, now));
      const isBack = before >= rankOf("accepted") && now < before;
      return isBack ? [{ kind: `state went back to ${state}`, where: `${message_id}, event ${seq}` }] : [];
    });
  });
}

function checkLiveEventGaps({ facts, listeners }: Evidence): Fault[] {
  const stored = facts.venues.flatMap(({ venueId, live, lastSeq }) => {
    const numbers = live.map(({ seq }) => seq);
    const gap = firstGap(numbers, numbers[0] ?? 0);
    if (gap !== undefined)
      return [{ kind: "gap in the stored live events", where: `venue ${venueId} at ${gap}` }];
    const isWhole = numbers.length === 0 || numbers.at(-1) === lastSeq;
    return isWhole
      ? []
      : [{ kind: "stored live events end before their counter", where: `venue ${venueId}` }];
  });
  const received = listeners.flatMap(({ venueId, listener }) => {
    const where = `venue ${venueId}, from ${listener.begins}`;
    const gap = firstGap(listener.received, (listener.begins ?? 0) + 1);
    if (gap !== undefined)
      return [{ kind: "listener received a gap or a double", where: `${where}, at ${gap}` }];
    const end = facts.venues.find((venue) => venue.venueId === venueId)?.lastSeq;
    return listener.last() === end
      ? []
      : [{ kind: "listener behind", where: `${where}: ${listener.last()} of ${end}` }];
  });
  return [...stored, ...received];
}

/** The first number that does not follow the one before it; undefined if there is none. */
export function firstGap(numbers: number[], from: number): number | undefined {
  return numbers.find((number, index) => number !== from + index);
}
