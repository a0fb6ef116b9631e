import type { LiveEvent } from "@bellhop/contract/live";
import type { Request, RequestDecision, RequestState, RequestStep } from "@bellhop/contract/requests";
import { aRequest } from "../../features/requests/request.fixture.ts";
import { stateAfter } from "../../features/requests/request-steps.ts";
import { nadia, sampleConversations } from "./guests.fixture.ts";
import { SampleRefusal } from "./operator.fixture.ts";
import { ago, numberedId, sampleClock } from "./time.fixture.ts";

type Body = Record<string, unknown>;
type Sample = Partial<Request> & { guestAt: number; dueIn: number; who?: string };

const today = "2026-11-21";
const tomorrow = "2026-11-22";

const samples: Sample[] = [
  {
    guestAt: 10,
    dueIn: -70,
    kind: "pillow",
    count: 2,
    words: "Feather-free",
    state: "in_progress",
    who: "Rosa",
  },
  { guestAt: 1, dueIn: -10, kind: "cot", words: "Asked twice" },
  {
    guestAt: 0,
    dueIn: 20,
    kind: "repair",
    words: "air conditioning",
    time: null,
    who: "Luca",
    question_id: numberedId(20_001),
  },
  {
    guestAt: 5,
    dueIn: 50,
    kind: "extra",
    words: "Taxi to Verona airport",
    day: tomorrow,
    time: "01:30",
    extra: { entry_id: numberedId(6_001), quantity: 1, price: { amount: 9_500, currency: "EUR" } },
  },
  { guestAt: 0, dueIn: 360, kind: "wake_up_call", day: tomorrow, time: "06:00" },
  {
    guestAt: 8,
    dueIn: 480,
    kind: "packed_breakfast",
    count: 2,
    words: "One vegetarian",
    state: "confirmed",
    who: "Kitchen",
  },
  {
    guestAt: 9,
    dueIn: 700,
    kind: "treatment",
    count: 1,
    day: tomorrow,
    time: "10:00",
    state: "proposed",
    proposed: { day: tomorrow, time: "11:00" },
    who: "Spa",
  },
  {
    guestAt: 7,
    dueIn: 1_200,
    kind: "table",
    count: 4,
    words: "Terrace, one high chair",
    state: "confirmed",
    who: "Dining",
    day: tomorrow,
    time: "19:00",
  },
  {
    guestAt: 6,
    dueIn: 2_400,
    kind: "extra",
    words: "Late check-out",
    day: "2026-11-23",
    time: "15:00",
    state: "confirmed",
    extra: { entry_id: numberedId(6_002), quantity: 1, price: { amount: 4_500, currency: "EUR" } },
  },
  { guestAt: 3, dueIn: -300, kind: "towels", count: 3, state: "done", who: "Housekeeping" },
  { guestAt: 2, dueIn: -400, kind: "late_check_out", state: "declined" },
  {
    guestAt: 4,
    dueIn: -500,
    kind: "flowers",
    state: "cancelled",
    last: { ...aRequest(0).last, by: { who: "guest", name: null } },
  },
  { guestAt: 11, dueIn: -600, kind: "boat", state: "expired" },
];

const requestOf = ({ guestAt, dueIn, who, ...sample }: Sample, index: number): Request => {
  const conversation = sampleConversations[guestAt];
  const { guest, stay, conversation_id } = conversation ?? {};
  return aRequest(index, {
    request_id: numberedId(9_500 + index),
    count: null,
    day: today,
    time: null,
    room: stay?.room || null,
    due_at: ago(-dueIn),
    guest: guest ? { ...guest, room: stay?.room ?? null } : null,
    conversation_id: conversation_id ?? null,
    created_at: ago(30),
    assignee: who ? { department: who } : null,
    last: { ...aRequest(0).last, at: ago(30), undo_until: null },
    ...sample,
  });
};

const openStates: readonly RequestState[] = ["new", "proposed", "confirmed", "in_progress"];

/** `requests=none` has none; `requests=late` lets a colleague decide first. */
export function sampleRequests(params: URLSearchParams, emit: (event: LiveEvent) => void) {
  const how = params.get("requests");
  const all = new Map(
    (how === "none" ? [] : samples).map(requestOf).map((request) => [request.request_id, request]),
  );
  let note: { text: string; by: string; at: string } | null = {
    text: "Room 331 gets a new invoice in the morning.\nThe lift to the spa is out of order.",
    by: "Jonas Keel",
    at: ago(480),
  };
  const keep = (request: Request): Request => {
    all.set(request.request_id, request);
    setTimeout(() => emit({ kind: "request_changed", request_ids: [request.request_id] }), 50);
    return request;
  };
  const find = (body: Body): Request => {
    const request = all.get(String(body.request_id));
    if (!request) throw new SampleRefusal("not_found");
    return request;
  };
  const me = { who: "member", name: nadia.name } as const;
  const last = (): Request["last"] => ({
    at: ago(0),
    by: me,
    message_id: null,
    message_state: null,
    failure: null,
    undo_until: ago(-10),
  });
  const before = new Map<string, Request>();
  const decide = (body: Body): Request => {
    const request = find(body);
    if (how === "late") throw new SampleRefusal("wrong_state");
    before.set(request.request_id, request);
    const decision = body.decision as RequestDecision;
    return keep({
      ...request,
      version: request.version + 1,
      state: stateAfter(request, decision),
      ...(decision === "propose" && {
        proposed: { day: (body.day as string) ?? null, time: (body.time as string) ?? null },
      }),
      last: last(),
    });
  };
  const list = (body: Body) => {
    const { group = "open", conversation_id, guest_id, due_before, search, states, what, assignee } = body;
    const isMine = ({ assignee: one }: Request) => one !== null && "member_id" in one;
    const items = [...all.values()]
      .filter(({ state }) => group === "all" || openStates.includes(state) === (group === "open"))
      .filter((one) => !states || (states as string[]).includes(one.state))
      .filter((one) => !what || (one.kind === "extra") === (what === "extras"))
      .filter((one) => !conversation_id || one.conversation_id === conversation_id)
      .filter((one) => !guest_id || one.guest?.guest_id === guest_id)
      .filter((one) => !due_before || one.due_at < String(due_before))
      .filter((one) => assignee !== "no_one" || one.assignee === null)
      .filter((one) => assignee !== "me" || isMine(one))
      .filter(
        (one) =>
          !search || `${one.room} ${one.guest?.name}`.toLowerCase().includes(String(search).toLowerCase()),
      )
      .toSorted((a, b) => a.due_at.localeCompare(b.due_at) * (group === "open" ? 1 : -1));
    const open = [...all.values()].filter(({ state }) => openStates.includes(state));
    const counts = {
      open: open.length,
      overdue: open.filter((one) => Date.parse(one.due_at) < sampleClock()).length,
      mine: open.filter(isMine).length,
      no_one: open.filter((one) => one.assignee === null).length,
    };
    return { items: items.slice(0, Number(body.limit ?? 50)), next_cursor: null, counts };
  };
  const step = (number: number, more: Partial<RequestStep>): RequestStep => ({
    number,
    at: ago(19),
    by: { who: "assistant", name: null },
    what: "create",
    from: null,
    to: "new",
    changed: [],
    reason: null,
    message: null,
    undone_at: null,
    undone_by: null,
    ...more,
  });
  const sentences: Partial<Record<RequestDecision, string>> = {
    confirm: "Votre demande est confirmée.",
    propose: "Nous pouvons vous proposer un autre horaire. Est-ce que cela vous convient ?",
    decline: "Nous sommes désolés, ce n’est pas possible.",
    cancel: "Nous avons dû annuler votre demande.",
  };
  const answers: Record<string, (body: never) => unknown> = {
    list_requests: list,
    read_request: (body: Body) => {
      const request = find(body);
      return {
        request,
        steps: [
          step(1, {
            message: {
              message_id: numberedId(9_900),
              text: "I've passed your request to reception. They'll confirm it here.",
              state: "read",
              failure: null,
            },
          }),
          ...(request.state === "new" || request.state === "expired"
            ? []
            : [step(2, { what: "confirm", to: request.state, by: me, from: "new" })]),
        ],
        message: {
          message_id: numberedId(9_901),
          text: "Could you book a taxi to Verona airport for 01:30? There are two of us with three bags.",
          at: ago(20),
        },
        possible: request.extra
          ? { day: request.day ?? today, capacity: 3, left: 2, is_too_late: false }
          : null,
        expires_at: request.state === "new" ? ago(-40) : null,
      };
    },
    decide_request: decide,
    undo_request: (body: Body) => {
      const request = find(body);
      return keep({ ...(before.get(request.request_id) ?? request), version: request.version + 1 });
    },
    change_request: ({ request_id, version: _, assignee, ...fields }: Body) => {
      const request = find({ request_id });
      const next = assignee as Request["assignee"] | undefined;
      const named = next && "member_id" in next ? { ...next, name: nadia.name } : next;
      return keep({
        ...request,
        ...(fields as Partial<Request>),
        ...(assignee !== undefined && { assignee: named ?? null }),
        version: request.version + 1,
      });
    },
    create_request: ({ new_request_id, extra: _, assignee: __, ...made }: Body) =>
      keep(
        requestOf(
          {
            guestAt: 5,
            dueIn: 45,
            ...(made as Partial<Request>),
            request_id: String(new_request_id),
            guest: null,
          },
          all.size,
        ),
      ),
    request_words: ({ items }: { items: { request_id: string; decision: RequestDecision }[] }) => ({
      items: items.map(({ request_id, decision }) => ({
        request_id,
        decision,
        text: sentences[decision] ?? null,
        language: all.get(request_id)?.guest?.language ?? "fr",
      })),
    }),
    list_extras: () => ({
      items: [
        {
          entry_id: numberedId(6_001),
          title: "Taxi to Verona airport",
          price: { amount: 9_500, currency: "EUR" },
          approval: "staff",
          lead_minutes: 60,
          capacity: 3,
        },
      ],
    }),
    list_free_slots: () => ({
      items: [today, tomorrow, "2026-11-23", "2026-11-24"].map((day, index) => ({
        day,
        capacity: 3,
        left: index,
        is_too_late: index === 1,
      })),
    }),
    read_shift: () => ({
      at: ago(0),
      waiting: sampleConversations.slice(1, 4).map((one) => ({
        conversation_id: one.conversation_id,
        guest_name: one.guest.name,
        room: one.stay?.room || null,
        since: one.waiting_since ?? ago(3),
        reason: null,
        text: one.last_message?.text ?? "",
      })),
      complaints: sampleConversations.slice(0, 1).map((one) => ({
        conversation_id: one.conversation_id,
        guest_name: one.guest.name,
        room: one.stay?.room || null,
        since: one.waiting_since ?? ago(3),
        reason: "complaint",
        text: one.last_message?.text ?? "",
      })),
      requests: list({ due_before: ago(-720) }).items,
      requests_count: list({ due_before: ago(-720) }).items.length,
      failed: [
        {
          message_id: numberedId(1),
          conversation_id: numberedId(106),
          guest_name: "Emily Hartwell",
          text: "Here is the confirmation once more",
          failure: { code: "131026", reason: "guest_unreachable" },
        },
      ],
      note,
    }),
    write_shift_note: ({ text }: Body) => {
      note = text ? { text: String(text), by: nadia.name, at: ago(0) } : null;
      return { note };
    },
    undo_reply: () => ({ conversation_id: numberedId(100), request_ids: [] }),
    prepare_answer: () => ({
      question: "Can we move if the air conditioning fails?",
      language: "en",
      reason: null,
      nearest: null,
    }),
  };
  return { answers: answers as Record<string, (body: Body) => unknown>, decide };
}
