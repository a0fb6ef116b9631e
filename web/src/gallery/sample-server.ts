import type { Conversation, InboxTab } from "@bellhop/contract/conversations";
import type { SetAsideDelivery } from "@bellhop/contract/deliveries";
import type { Home } from "@bellhop/contract/home";
import type { LiveEvent } from "@bellhop/contract/live";
import { type Message, plainMessage } from "@bellhop/contract/messages";
import { type ProblemCode, problems } from "@bellhop/contract/problems";
import { belongsTo, compareUnder, inboxTabs } from "../features/inbox/conversations/conversation-lists.ts";
import { sampleAudit } from "./samples/audit.fixture.ts";
import { sampleBuilder } from "./samples/builder.fixture.ts";
import { sampleFeeds } from "./samples/feeds.fixture.ts";
import { crowd, nadia, sampleConversations } from "./samples/guests.fixture.ts";
import { sampleImports } from "./samples/imports.fixture.ts";
import { sampleKnowledge } from "./samples/knowledge.fixture.ts";
import { sampleBytes } from "./samples/media.fixture.ts";
import { sampleModel } from "./samples/model.fixture.ts";
import { sampleNotifications } from "./samples/notifications.fixture.ts";
import { SampleRefusal, sampleOperator } from "./samples/operator.fixture.ts";
import { samplePlan, sampleTrial } from "./samples/plans.fixture.ts";
import { sampleProactive } from "./samples/proactive.fixture.ts";
import { sampleRequests } from "./samples/requests.fixture.ts";
import { sampleReservations } from "./samples/reservations.fixture.ts";
import { sampleSettings } from "./samples/settings.fixture.ts";
import { sampleStatements } from "./samples/statements.fixture.ts";
import { sampleStatistics } from "./samples/statistics.fixture.ts";
import { sampleStays } from "./samples/stays.fixture.ts";
import { longThread, sampleThread } from "./samples/thread.fixture.ts";
import { ago, numberedId, sampleClock } from "./samples/time.fixture.ts";
import { sampleTranscripts } from "./samples/transcripts.fixture.ts";
import { sampleTranslations } from "./samples/translations.fixture.ts";

type Body = Record<string, string>;

const sampleDeliveries: SetAsideDelivery[] = [
  {
    delivery_id: numberedId(901),
    network: "whatsapp",
    state: "unrouted",
    causes: [{ code: "number_unknown", count: 1, about: "106540352242922" }],
    received_at: ago(34),
    times_received: 3,
    bytes: 612,
    sha256: "4f1d".repeat(16),
    phone_number_ids: ["106540352242922"],
    trying_may_help: true,
    looked_at: null,
  },
  {
    delivery_id: numberedId(902),
    network: "whatsapp",
    state: "quarantined",
    causes: [{ code: "change_without_field", count: 1 }],
    received_at: ago(2 * 24 * 60),
    times_received: 1,
    bytes: 28,
    sha256: "09ae".repeat(16),
    phone_number_ids: [],
    trying_may_help: false,
    looked_at: null,
  },
];

function lookAt(deliveryId: string | undefined, lookedAt: SetAsideDelivery["looked_at"]) {
  const delivery = sampleDeliveries.find((one) => one.delivery_id === deliveryId);
  return delivery && Object.assign(delivery, { looked_at: lookedAt });
}

/**
 * An in-page server: answers API calls and sends live events. In the address, `fails` names a call to fail and
 * `refuses` one to refuse (`refuses=invite_member:plan_required`).
 */
export function sampleServer() {
  const params = new URLSearchParams(location.search);
  const conversations = new Map(
    [...sampleConversations, ...crowd(Number(params.get("crowd") ?? 26))].map((one) => [
      one.conversation_id,
      one,
    ]),
  );
  const threads = new Map<string, Message[]>();
  const texts = new Set<string>();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let seq = 0;

  const threadOf = (id: string): Message[] => {
    const conversation = conversations.get(id);
    if (!conversation) return [];
    const long = Number(params.get("long") ?? 0);
    const thread = threads.get(id) ?? (long > 0 ? longThread(id, long) : sampleThread(conversation));
    threads.set(id, thread);
    return thread;
  };

  const emit = (event: LiveEvent) => {
    seq += 1;
    stream?.enqueue(new TextEncoder().encode(`id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`));
  };

  const keep = (conversation: Conversation): Conversation => {
    conversations.set(conversation.conversation_id, conversation);
    emit({ kind: "conversation", conversation });
    return conversation;
  };

  const say = (message: Message): Message => {
    const thread = threadOf(message.conversation_id);
    const at = thread.findIndex((other) => other.message_id === message.message_id);
    if (at < 0) thread.push(message);
    else thread[at] = message;
    emit({ kind: "message", message });
    return message;
  };

  const newMessage = (conversationId: string, overrides: Partial<Message>): Message => ({
    message_id: crypto.randomUUID(),
    conversation_id: conversationId,
    position: new Date(sampleClock()).toISOString(),
    seq: threadOf(conversationId).length + 1,
    author: "guest",
    member_id: null,
    member_name: null,
    kind: "text",
    text: "",
    state: null,
    ...plainMessage,
    failure: null,
    sources: [],
    event: null,
    ...overrides,
  });

  const change = (body: Body, next: Partial<Conversation>): Conversation => {
    const before = conversations.get(body.conversation_id ?? "");
    if (!before) throw new Error("not found");
    return keep({ ...before, ...next });
  };

  const list = (tab: InboxTab, cursor: string | undefined, limit = 50) => {
    const all = [...conversations.values()];
    const items = all.filter((one) => belongsTo(tab, one, nadia.member_id, sampleClock()));
    items.sort((a, b) => compareUnder(tab, a, b));
    const from = Number(cursor ?? 0);
    const counts = Object.fromEntries(
      inboxTabs.map((one) => [
        one,
        all.filter((it) => belongsTo(one, it, nadia.member_id, sampleClock())).length,
      ]),
    );
    return {
      items: items.slice(from, from + limit),
      next_cursor: from + limit < items.length ? String(from + limit) : null,
      counts,
    };
  };

  const read = ({ conversation_id = "", cursor, limit }: Body) => {
    const thread = threadOf(conversation_id);
    const to = cursor ? Number(cursor) : thread.length;
    const from = Math.max(0, to - Number(limit ?? 30));
    return {
      conversation: conversations.get(conversation_id),
      messages: thread.slice(from, to),
      earlier_cursor: from > 0 ? String(from) : null,
    };
  };

  const reply = (body: Body) => {
    const { conversation_id = "", message_id = "", text = "" } = body;
    const { translated_from: source } = body as { translated_from?: unknown };
    const message = say(
      newMessage(conversation_id, {
        message_id,
        author: "staff",
        member_id: nadia.member_id,
        member_name: nadia.name,
        text,
        translated_from: source
          ? { ...(source as { text: string; language: string }), generated: true }
          : null,
        state: "queued",
      }),
    );
    const held = { by: "staff", member_id: nadia.member_id, member_name: nadia.name } as const;
    const last_message = {
      author: "staff",
      member_name: nadia.name,
      text,
      at: message.position,
      failed: false,
    } as const;
    change({ conversation_id }, { held, waiting_since: null, last_message });
    const steps = ["accepted", "sent", "delivered", "read"] as const;
    for (const [index, state] of steps.entries())
      setTimeout(() => say({ ...message, state }), 700 * (index + 1));
    return message;
  };

  const knowledge = sampleKnowledge(params, emit);
  const requests = sampleRequests(params, emit);
  const answers: Record<string, (body: Body) => unknown> = {
    ...sampleOperator(params),
    ...sampleBuilder(params, emit, knowledge.entriesOf),
    ...sampleSettings(params, emit),
    ...sampleNotifications(params, emit),
    ...sampleModel(params),
    ...sampleStatements(params),
    ...sampleStatistics(params),
    ...sampleTranslations(params),
    ...sampleProactive(params),
    ...knowledge.answers,
    ...sampleImports(knowledge.entriesOf),
    ...sampleReservations(params, emit),
    ...sampleFeeds,
    ...requests.answers,
    ...sampleStays(params, { conversations, emit, say, newMessage }),
    list_conversations: ({ tab, cursor, limit }) => list(tab as InboxTab, cursor, Number(limit ?? 30)),
    read_conversation: read,
    get_guest_transcript: sampleTranscripts(conversations, threadOf),
    take_over_conversation: (body) =>
      change(body, { held: { by: "staff", member_id: nadia.member_id, member_name: nadia.name } }),
    hand_back_conversation: (body) => change(body, { held: { by: "assistant" } }),
    set_thread_translation: (body) =>
      change(body, { is_translated: (body as unknown as { is_on: boolean }).is_on }),
    mark_conversation_read: (body) => change(body, { unread: 0 }),
    mark_conversation_unread: (body) => change(body, { unread: 1 }),
    mark_conversation_done: (body) => change(body, { state: "done", held: { by: "assistant" } }),
    reopen_conversation: (body) => change(body, { state: "open" }),
    send_reply: (body) => {
      const { decisions = [] } = body as unknown as { decisions?: Body[] };
      for (const decision of decisions) requests.decide(decision);
      return reply(body);
    },
    send_message_again: ({ message_id }) => {
      const message = [...threads.values()].flat().find((one) => one.message_id === message_id);
      if (!message) throw new Error("not found");
      return say({ ...message, state: "queued", failure: null });
    },
    mark_wrong_answer: ({ message_id, is_wrong }) => {
      const message = [...threads.values()].flat().find((one) => one.message_id === message_id);
      if (!message) throw new Error("not found");
      return say({ ...message, marked_wrong: is_wrong ? { by: nadia.name, at: ago(0) } : null });
    },
    approve_draft: (body) => {
      const { draft } = change(body, { waiting_since: null });
      change(body, { draft: null });
      return say(
        newMessage(body.conversation_id ?? "", {
          ...{ message_id: draft?.draft_id ?? "", text: draft?.text ?? "", author: "assistant" },
          ...{ member_id: nadia.member_id, member_name: nadia.name, sources: draft?.sources ?? [] },
          state: "accepted",
        }),
      );
    },
    discard_draft: (body) => change(body, { draft: null }),
    list_set_aside_deliveries: ({ looked_at }) => ({
      items: sampleDeliveries.filter((one) => (one.looked_at !== null) === Boolean(looked_at)),
      next_cursor: null,
    }),
    put_delivery_away: ({ delivery_id }) => lookAt(delivery_id, { at: ago(0), by: nadia.email }),
    take_delivery_out: ({ delivery_id }) => lookAt(delivery_id, null),
    read_set_aside_delivery: ({ delivery_id }) => ({
      delivery: sampleDeliveries.find((one) => one.delivery_id === delivery_id),
      body: { encoding: "text", content: '{"entry":[{"changes":[{}]}]}' },
    }),
    try_delivery_again: ({ delivery_id }) => sampleDeliveries.find((one) => one.delivery_id === delivery_id),
    list_audit_log: sampleAudit,
    export_audit_log: () => ({ exported_at: ago(0), items: sampleAudit({}).items }),
    fetch_plan: () => samplePlan,
    choose_plan: ({ plan }) => ({ ...samplePlan, plan, above: [] }),
    "get-freemium-status": () => sampleTrial,
    read_health: () => ({
      checked_at: ago(2),
      parts: (["database", "files", "whatsapp", "model", "mail", "payments", "jobs"] as const).map(
        (part) => ({
          part,
          state: part === "whatsapp" && params.get("hotel") === "new" ? "off" : "works",
          ...{ reason: null, since: null, waiting: null },
        }),
      ),
    }),
    fetch_home: () =>
      params.get("hotel") === "new" ? newHome : sampleHome(list("waiting", undefined).items),
    get_venue_alerts_detailed: () => ({
      count: 2,
      next_cursor: null,
      manual: null,
      items: [
        {
          alert_id: numberedId(801),
          cause: "guest_waits",
          reason: null,
          escalation_step: "manager",
          conversation_id: numberedId(100),
          guest_name: "عمر الحربي",
          room: "214",
          request: null,
          about: "المكيف ما زال لا يعمل والغرفة حارة جدًا",
          raised_at: ago(18),
          asked_at: null,
          told: {
            ladder_id: numberedId(811),
            steps: [
              { step: "in_app", at: ago(18), people: 4, skipped: null },
              { step: "push", at: ago(15), people: 0, skipped: "no_way" },
              { step: "manager", at: ago(8), people: 1, skipped: null },
            ],
            next: { step: "owner", at: ago(-7) },
            snoozed: { until: ago(-9), mute_id: numberedId(821) },
          },
          count: 1,
          taken_by: null,
        },
        {
          alert_id: numberedId(802),
          cause: "send_failed",
          reason: null,
          room: "",
          request: null,
          conversation_id: numberedId(106),
          guest_name: "Emily Hartwell",
          about: "Here is the confirmation once more",
          raised_at: ago(6),
          asked_at: null,
          told: {
            ladder_id: numberedId(812),
            steps: [
              { step: "in_app", at: ago(6), people: 4, skipped: null },
              { step: "push", at: ago(3), people: 2, skipped: null },
            ],
            next: null,
          },
          count: 1,
          taken_by: null,
        },
      ],
    }),
  };

  const send: typeof fetch = async (input, request) => {
    const path = String(input);
    if (path === "/api/events") {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        stream = controller;
      };
      const body = new ReadableStream<Uint8Array>({ start });
      stream?.enqueue(new TextEncoder().encode("id: 1\n\n"));
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    }
    await new Promise((resolve) => setTimeout(resolve, Number(params.get("slow") ?? 30)));
    const name = path.split("?")[0]?.split("/").at(-1) ?? "";
    if (params.get("fails") === name) return refusal("unavailable");
    const [refused, code = "role_required"] = params.get("refuses")?.split(":") ?? [];
    if (refused === name) return refusal(code as ProblemCode);
    if (name === "media") return sampleBytes(path);
    const answer = answers[name];
    if (!answer) return refusal("not_found");
    const body = JSON.parse(String(request?.body ?? "{}")) as Body;
    try {
      const answered = answer(body);
      collectTexts(answered, texts);
      return Response.json(answered, { headers: { date: new Date(sampleClock()).toUTCString() } });
    } catch (cause) {
      if (cause instanceof SampleRefusal) return refusal(cause.code);
      throw cause;
    }
  };

  return {
    send,
    /** Every text that was answered: on the screen these are data. */
    texts,
    knowledge,
    guestWrites(conversationId: string, text: string) {
      const message = say(newMessage(conversationId, { text }));
      const before = conversations.get(conversationId);
      change(
        { conversation_id: conversationId },
        {
          state: "open",
          unread: (before?.unread ?? 0) + 1,
          waiting_since: before?.waiting_since ?? message.position,
          last_message: { author: "guest", member_name: null, text, at: message.position, failed: false },
        },
      );
    },
  };
}

function collectTexts(value: unknown, texts: Set<string>) {
  if (typeof value === "string") texts.add(value);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) collectTexts(part, texts);
}

function refusal(code: ProblemCode): Response {
  const { status, detail } = problems[code];
  return Response.json({ code, detail }, { status });
}

function sampleHome(waiting: Conversation[]): Home {
  type Stay = Home["stays"]["arriving"][number];
  const stay = (guest_name: string, room: string, index: number | null, more: Partial<Stay> = {}): Stay => ({
    guest_name,
    guest_deleted: false,
    room,
    status: "confirmed",
    checkin: "2026-11-21",
    checkout: "2026-11-22",
    reservation_id: numberedId(7_000 + Number(room)),
    reservation_number: `MA-${room}${guest_name.length}`,
    conversation_id: index === null ? null : numberedId(100 + index),
    arrival_time: null,
    has_phone: true,
    asks: null,
    ...more,
  });
  return {
    waiting: waiting.slice(0, 6),
    waiting_count: waiting.length,
    failed: [
      {
        message_id: numberedId(1),
        conversation_id: numberedId(106),
        guest_name: "Emily Hartwell",
        guest_phone: "+447700900142",
        text: "Here is the confirmation once more",
        failure: { code: "131026", reason: "guest_unreachable" },
      },
      {
        message_id: numberedId(2),
        conversation_id: numberedId(112),
        guest_name: "Pavel Novák",
        guest_phone: "+420601555012",
        text: "Parking is in the courtyard",
        failure: { code: "131047", reason: "reply_window_closed" },
      },
    ],
    failed_count: 2,
    suggestions: 0,
    to_teach: [
      {
        question: "Can we check out at 15:00?",
        guests: 7,
        conversation_id: numberedId(106),
        has_reply: true,
      },
      {
        question: "Can I charge my electric car?",
        guests: 4,
        conversation_id: numberedId(107),
        has_reply: false,
      },
    ],
    to_teach_count: 2,
    stays: {
      arriving: [
        stay("Nora Weiss", "119", 14, { arrival_time: "17:00" }),
        stay("Familie Brandt", "116", 15, { arrival_time: "18:30" }),
        stay("Ana Sousa", "309", null, { has_phone: false }),
        stay("Grace Lindqvist", "221", 2, { asks: "We land at 01:10 with two dogs. Can we still check in?" }),
      ],
      arriving_count: 9,
      arrived_count: 5,
      leaving: [
        stay("Henrik Paulsen", "331", 3, { asks: "The invoice has the wrong company name" }),
        stay("Marta Rossi", "412", 8),
        stay("Emily Hartwell", "214", 6),
      ],
      leaving_count: 14,
      left_count: 11,
      in_house: 71,
    },
    answers_by_hour: [2, 1, 0, 0, 1, 3, 6, 11, 14, 12, 9, 7, 8, 7, 6, 9, 12, 14, 13, 12, 11, 9, 6, 4],
    is_new: false,
  };
}

const newHome: Home = {
  ...{ waiting: [], waiting_count: 0, failed: [], failed_count: 0, to_teach: [], to_teach_count: 0 },
  suggestions: 0,
  stays: {
    ...{ arriving: [], arriving_count: 0, arrived_count: 0, leaving: [], leaving_count: 0, left_count: 0 },
    in_house: 0,
  },
  answers_by_hour: Array.from({ length: 24 }, () => 0),
  is_new: true,
};
