import { setTimeout as pause } from "node:timers/promises";
import { listAudit } from "@bellhop/contract/audit";
import type { CallInput } from "@bellhop/contract/call";
import { updateAssistantTools } from "@bellhop/contract/concierge";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { deleteGuest, exportGuest } from "@bellhop/contract/guests";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { sendReply } from "@bellhop/contract/messages";
import {
  changeRequest,
  createRequest,
  decideRequest,
  listFreeSlots,
  listRequests,
  type Request,
  readRequest,
  readShift,
  requestWords,
  undoReply,
  undoRequest,
  writeShiftNote,
} from "@bellhop/contract/requests";
import { type AssistantTool, changeSettings } from "@bellhop/contract/settings";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import { expect, test } from "vitest";
import { lockConversation } from "../../domain/conversations/index.ts";
import { addEntries } from "../../domain/knowledge/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { noteRequests } from "./note-requests.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const jonas = await addColleague(bellhop.services, hotel, "staff");
const colleague = await signedIn(bellhop, jonas.sub, hotel.venueId);

let written = 0;
let phones = 15550800;
const phone = () => String(++phones);

async function guestWrites(from: string, text: string) {
  const message = { from, id: `wamid.request.${written++}`, text, at: bellhop.clock.now() };
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, [message]))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  return conversationOf(from);
}

async function conversationOf(from: string) {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find((one) => one.guest.phone === `+${from}`);
  if (!found) throw new Error(`No conversation with ${from}`);
  return found;
}

async function threadOf(conversation_id: string) {
  const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
  return messages;
}

async function allow(tools: AssistantTool[]) {
  await staff.ask(changeSettings, { assistant: { tools } });
  await staff.ask(updateAssistantTools, {});
  await bellhop.runDueJobs();
}

const textsTo = async (conversation_id: string) =>
  (await threadOf(conversation_id))
    .filter(({ author, deleted_at }) => (author === "staff" || author === "assistant") && !deleted_at)
    .map(({ text }) => text);

const requestsOf = async (conversation_id: string) =>
  (await staff.ask(listRequests, { group: "all", conversation_id })).body.items;

const short = ({ kind, count, day, time, room, state }: Request) => ({ kind, count, day, time, room, state });

async function asked(text: string, from = phone()) {
  const { conversation_id } = await guestWrites(from, text);
  const [request] = await requestsOf(conversation_id);
  if (!request) throw new Error(`No request came of "${text}"`);
  return { from, conversation_id, request };
}

type Decision = CallInput<typeof decideRequest>;
const decideAs = (who: typeof staff, { request_id, version }: Request, decision: Partial<Decision>) =>
  who.ask(decideRequest, { request_id, version, words: null, decision: "confirm", ...decision });
const decide = (request: Request, decision: Partial<Decision>) => decideAs(staff, request, decision);

const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(bellhop.clock.now());

test("what a guest asks for is a request, with the message it came from; several are several", async () => {
  const text = "Could you book a taxi tomorrow at 6 am for three, and please bring two towels to room 12?";
  const { conversation_id, request } = await asked(text);
  const all = await requestsOf(conversation_id);
  expect(all.map(short).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toMatchObject([
    { kind: "taxi", count: 3, time: "06:00", state: "new" },
    { kind: "towels", count: 2, room: "12", state: "new" },
  ]);
  const full = (await staff.ask(readRequest, { request_id: request.request_id })).body;
  expect(full).toMatchObject({ message: { text }, steps: [{ what: "create", by: { who: "assistant" } }] });
  expect(request.source).toBe("assistant");
  const { open_questions } = await conversationOf(`${phones}`);
  expect(request.question_id).toBe(open_questions[0]?.question_id);
  const told = await textsTo(conversation_id);
  expect(told.join(" ")).toMatch(/taxi.*towels/);
  expect(told.join(" ")).not.toMatch(/confirmed|booked/i);
});

test("with its tool off, the assistant adds no request: staff get what the guest asks for", async () => {
  const open = await asked("Could we have a taxi today at 23:00 for three please?");
  await allow(["order_upsell"]);
  const { conversation_id, open_questions } = await guestWrites(
    phone(),
    "Please bring two towels to room 12",
  );
  expect(await requestsOf(conversation_id)).toEqual([]);
  expect(open_questions).toMatchObject([{ reason: "request", about: "Please bring two towels to room 12" }]);
  expect((await textsTo(conversation_id)).join(" ")).toContain("towels");
  // What is on the list already stays the guest's to change.
  await guestWrites(open.from, "Make it four people");
  expect((await requestsOf(open.conversation_id)).map(short)).toMatchObject([{ kind: "taxi", count: 4 }]);
  await allow(["staff_request", "order_upsell"]);
  const again = await guestWrites(phone(), "Please bring two towels to room 12");
  expect((await requestsOf(again.conversation_id)).map(short)).toMatchObject([{ kind: "towels" }]);
});

test.each([
  ["Make it four people", { what: "taxi", count: 4, time: "23:00", action: "change" }],
  ["Sorry, at 22:00 please", { what: "taxi", count: 3, time: "22:00", action: "change" }],
  ["And a child seat please", { what: "taxi", count: 3, time: "23:00", action: "change" }],
  ["We don't need it any more, thanks", { what: "taxi", count: 3, time: "23:00", action: "cancel" }],
])(
  "with its tool off, staff get a follow-up as a change of what they have not added: %s",
  async (more, what) => {
    await allow([]);
    const from = phone();
    await guestWrites(from, "Could we have a taxi today at 23:00 for three please?");
    const { conversation_id, open_questions } = await guestWrites(from, more);
    expect(open_questions).toMatchObject([
      { reason: "request", request: { what: "taxi", count: 3 } },
      { reason: "request", about: more, request: what },
    ]);
    expect(await requestsOf(conversation_id)).toEqual([]);
    await allow(["staff_request", "order_upsell"]);
  },
);

test("with its tool off, a second follow-up changes what the first one made of it", async () => {
  await allow([]);
  const from = phone();
  await guestWrites(from, "Could we have a taxi today at 23:00 for three please?");
  await guestWrites(from, "Make it four people");
  const { open_questions } = await guestWrites(from, "Sorry, at 22:00 please");
  expect(open_questions.at(-1)?.request).toMatchObject({ what: "taxi", count: 4, time: "22:00" });
  await allow(["staff_request", "order_upsell"]);
});

const taxi = "Taxi at 22:00 please";
const taxiAdded = { kind: "taxi", time: "22:00" } as const;
const changed = (changes: object) => ({
  reason: "request",
  request: { what: "taxi", action: "change", ...changes },
});
const inWords = (about: string) => ({ reason: "request", about, request: null });
const both = "Two towels and a taxi at 22:00 please";

const four = "Make it four people";
const later = "";
const again = "Could you please book us a taxi at 22:00?";
const ofTaxi: { isLinked?: true; time?: string } = { isLinked: true };

test.each<[what: string, messages: string[], added: (typeof ofTaxi)[], last: object, listed: object[]]>([
  ["asked for twice", [taxi, again, four], [], changed({ count: 4, time: "22:00" }), []],
  [
    "twice, with more",
    [taxi, "Could you please book us a taxi at 22:00 for three?", "at 22:30 please"],
    [],
    changed({ count: 3, time: "22:30" }),
    [],
  ],
  ["added", [taxi, four], [ofTaxi], changed({ count: 4 }), [{ ...taxiAdded, count: 4 }]],
  ["added, and again", [taxi, again, four], [ofTaxi], changed({ count: 4 }), [{ ...taxiAdded, count: 4 }]],
  [
    "added, and later another",
    [taxi, later, "A taxi tomorrow at 7:00 am please", four],
    [ofTaxi],
    changed({ count: 4, time: "07:00" }),
    [taxiAdded],
  ],
  ["added by hand", [taxi, four], [{}], changed({ count: 4 }), [{ ...taxiAdded, count: 4 }]],
  [
    "added by hand, with another time",
    [taxi, four],
    [{ time: "22:15" }],
    changed({ count: 4 }),
    [{ kind: "taxi", time: "22:15", count: 4 }],
  ],
  ["two things, a change", [both, "Sorry, at 22:30 please"], [], inWords("Sorry, at 22:30 please"), []],
  [
    "two things, not needed",
    [both, "We don't need it any more"],
    [],
    inWords("We don't need it any more"),
    [],
  ],
  ["two things, a number", [both, four], [], inWords(four), []],
  ["two things, one added", [both, four], [ofTaxi], inWords(four), [taxiAdded]],
  ["two things, both added", [both, four], [ofTaxi, {}], inWords(four), [taxiAdded, taxiAdded]],
  ["two things, one named", [both, "Please change the taxi to 22:30"], [], changed({ time: "22:30" }), []],
  [
    "one thing beside a change",
    ["Please cancel the taxi and bring two towels to room 12", "Make it three"],
    [],
    { request: { what: "towels", count: 3, action: "change" } },
    [],
  ],
  ["cut words", [`${taxi}. ${"The children love the beach. ".repeat(11)}`, four], [], inWords(four), []],
])(
  "with its tool off, a follow-up is about what staff have, or is passed on: %s",
  async (_, messages, added, last, listed) => {
    await allow([]);
    const from = phone();
    const [first = "", ...others] = messages;
    const { conversation_id, open_questions } = await guestWrites(from, first);
    const question_id = open_questions[0]?.question_id;
    for (const { isLinked, ...values } of added)
      await staff.ask(createRequest, {
        ...{ ...taxiAdded, ...values, new_request_id: newId(), conversation_id },
        ...(isLinked && { question_id }),
      });
    for (const text of others)
      if (text === later) bellhop.clock.pass(20 * 60_000);
      else await guestWrites(from, text);
    expect((await conversationOf(from)).open_questions.at(-1)).toMatchObject(last);
    expect((await textsTo(conversation_id)).at(-1)).toMatch(/passed (this|that) on/);
    expect((await requestsOf(conversation_id)).map(short)).toMatchObject(listed);
    await allow(["staff_request", "order_upsell"]);
  },
);

test("where it is not clear which request is meant, staff get the guest's words, and no request changes", async () => {
  const { from, conversation_id } = await asked(both);
  const before = await requestsOf(conversation_id);
  const { open_questions } = await guestWrites(from, four);
  expect(open_questions.at(-1)).toMatchObject(inWords(four));
  expect(await requestsOf(conversation_id)).toEqual(before);
});

test("a follow-up to a question changes the request that staff added from it meanwhile", async () => {
  await allow([]);
  const from = phone();
  const { conversation_id, open_questions } = await guestWrites(from, taxi);
  const questionId = open_questions[0]?.question_id ?? "";
  const added = { ...taxiAdded, new_request_id: newId(), conversation_id, question_id: questionId };
  await staff.ask(createRequest, added);
  const followUp = { does: "change" as const, changes: { count: 4 }, requestId: questionId };
  const request = { what: "taxi" as const, count: 4, time: "22:00", day: null, room: null };
  const item = { reason: "request" as const, about: "Make it four people", request, followUp };
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    const conversation = await lockConversation(at, conversation_id);
    await noteRequests(at, conversation, await findVenue(at), { item, questionId: newId(), messageId: null });
  });
  expect((await requestsOf(conversation_id)).map(short)).toMatchObject([{ ...taxiAdded, count: 4 }]);
  await allow(["staff_request", "order_upsell"]);
});

test("a follow-up changes the open request, and taking it back cancels it", async () => {
  const { from, conversation_id } = await asked("Could we have a taxi today at 23:00 for three please?");
  await guestWrites(from, "Make it four people");
  await guestWrites(from, "for room 14");
  expect((await requestsOf(conversation_id)).map(short)).toMatchObject([
    { kind: "taxi", count: 4, time: "23:00", room: "14", state: "new" },
  ]);
  await guestWrites(from, "We don't need it any more, thanks");
  const [request, ...others] = await requestsOf(conversation_id);
  expect([request?.state, others]).toEqual(["cancelled", []]);
  expect(request?.last.by).toEqual({ who: "guest", name: null });
});

test("cancelling is not booking: the only request of that kind is cancelled, and nothing of others", async () => {
  const { from, conversation_id } = await asked("Could you book a taxi for tomorrow 7:00?");
  await guestWrites(from, "Could you also send two towels to room 12 please?");
  await guestWrites(from, "Please cancel the taxi");
  const states = (await requestsOf(conversation_id)).map(({ kind, state }) => `${kind} ${state}`);
  expect(states.toSorted()).toEqual(["taxi cancelled", "towels new"]);
  const { open_questions } = await conversationOf(from);
  expect(open_questions.map(({ about }) => about)).toEqual([
    "Could you also send two towels to room 12 please?",
    "Please cancel the taxi",
  ]);
});

test("a member confirms with the guest's words: they are told once, and the question is answered", async () => {
  const { from, conversation_id, request } = await asked("Can you book us a taxi for tomorrow 7:00 for two?");
  const { request_id } = request;
  const worded = await staff.ask(requestWords, { items: [{ request_id, decision: "confirm" }] });
  const text = worded.body.items[0]?.text ?? "";
  expect(text).toMatch(/^Confirmed: taxi \(2 people\), tomorrow 07:00\.$/);
  const message_id = newId();
  const confirmed = await decide(request, { words: text, new_message_id: message_id });
  expect(confirmed.body).toMatchObject({
    state: "confirmed",
    last: { message_id, by: { who: "member", name: hotel.owner.name } },
  });
  await bellhop.runDueJobs();
  expect((await textsTo(conversation_id)).filter((one) => one === text)).toHaveLength(1);
  const after = await conversationOf(from);
  expect(after).toMatchObject({ open_questions: [], waiting_since: null, held: { by: "assistant" } });
  const lines = (await threadOf(conversation_id)).map(({ event }) => event);
  expect(lines).toContainEqual(expect.objectContaining({ kind: "request", what: "confirm", request_id }));
  const audit = (await staff.ask(listAudit, { kind: "request_decided", limit: 1 })).body.items[0];
  expect(audit?.subject.id).toBe(request_id);
});

test("two members decide at once: one counts, the other sees who was first, and when", async () => {
  const { request } = await asked("Can you book us a taxi for tomorrow 7:00?");
  const [one, other] = await Promise.all([
    decideAs(staff, request, { decision: "confirm" }),
    decideAs(colleague, request, { decision: "decline" }),
  ]);
  const [won, lost] = one.status === 200 ? [one, other] : [other, one];
  expect([won.status, lost.status]).toEqual([200, 409]);
  const first = one.status === 200 ? hotel.owner.name : jonas.name;
  expect(lost.body).toMatchObject({
    code: "wrong_state",
    params: { by: first, at: won.body.last.at, state: won.body.state },
  });
});

test("another time is the guest's to decide: a yes confirms it, with the time that was proposed", async () => {
  const { from, conversation_id, request } = await asked("A table for four today at 20:00 please");
  const { request_id } = request;
  const offer = { decision: "propose", time: "20:30" } as const;
  const { items } = (await staff.ask(requestWords, { items: [{ request_id, ...offer }] })).body;
  expect(items[0]?.text).toContain("20:30");
  expect(items[0]?.text).not.toMatch(/confirmed/i);
  const proposed = await decide(request, { ...offer, words: items[0]?.text ?? null });
  expect(proposed.body).toMatchObject({ state: "proposed", proposed: { time: "20:30" } });
  await bellhop.runDueJobs();
  await guestWrites(from, "Yes please");
  const [accepted] = await requestsOf(conversation_id);
  expect(accepted).toMatchObject({ state: "confirmed", time: "20:30", last: { by: { who: "guest" } } });
  expect((await textsTo(conversation_id)).at(-1)).toMatch(/^Confirmed: table \(4 people\), .*20:30/);
  expect((await conversationOf(from)).open_questions).toEqual([]);
});

test("a yes with another time accepts nothing: staff get it", async () => {
  const { from, conversation_id, request } = await asked("A table for two today at 20:00 please");
  await decide(request, { decision: "propose", time: "20:30", words: "20:30 would be possible. All right?" });
  await bellhop.runDueJobs();
  await guestWrites(from, "Yes, but at 21:00");
  expect((await requestsOf(conversation_id))[0]?.state).toBe("proposed");
  expect((await conversationOf(from)).open_questions).toHaveLength(1);
});

test("a yes still counts while staff hold the conversation, and nothing is sent", async () => {
  const { from, conversation_id, request } = await asked("A table for three today at 20:00 please");
  const { request_id, version } = request;
  await staff.ask(sendReply, {
    conversation_id,
    message_id: newId(),
    text: "Could we make it 20:45?",
    decisions: [{ request_id, version, decision: "propose", time: "20:45" }],
  });
  await bellhop.runDueJobs();
  const before = await textsTo(conversation_id);
  const { held } = await guestWrites(from, "Perfect, thank you");
  expect(held.by).toBe("staff");
  expect((await requestsOf(conversation_id))[0]).toMatchObject({ state: "confirmed", time: "20:45" });
  expect(await textsTo(conversation_id)).toEqual(before);
});

test("one reply answers and decides several; one undo takes all of it back", async () => {
  const { from, conversation_id } = await asked("Two towels to room 12 and a taxi tomorrow at 7:00 please");
  const all = await requestsOf(conversation_id);
  const message_id = newId();
  const reply = {
    conversation_id,
    message_id,
    text: "The towels are on their way, the taxi is booked.",
    undo_seconds: 5,
    decisions: all.map(({ request_id, version }) => ({ request_id, version, decision: "confirm" as const })),
  };
  expect((await staff.ask(sendReply, reply)).status).toBe(200);
  expect((await staff.ask(sendReply, reply)).body.message_id).toBe(message_id);
  expect((await requestsOf(conversation_id)).map(({ state }) => state)).toEqual(["confirmed", "confirmed"]);
  expect((await conversationOf(from)).open_questions).toEqual([]);
  await bellhop.runDueJobs();

  const undone = await staff.ask(undoReply, { message_id });
  expect(undone.body.request_ids.toSorted()).toEqual(all.map(({ request_id }) => request_id).toSorted());
  expect((await requestsOf(conversation_id)).map(({ state }) => state)).toEqual(["new", "new"]);
  expect((await conversationOf(from)).open_questions).toHaveLength(1);
  bellhop.clock.pass(20_000);
  await bellhop.runDueJobs();
  const kept = (await threadOf(conversation_id)).find((one) => one.message_id === message_id);
  expect(kept).toMatchObject({ deleted_at: expect.any(String), failure: null });
  expect(await textsTo(conversation_id)).not.toContain(reply.text);
});

test("once the guest has been told, nothing is taken back", async () => {
  const { request } = await asked("Two towels to room 12 please");
  const message_id = newId();
  const done = await decide(request, { words: "Confirmed: towels.", new_message_id: message_id });
  await bellhop.runDueJobs();
  const { request_id, version } = done.body;
  for (const refused of [
    await staff.ask(undoRequest, { request_id, version }),
    await staff.ask(undoReply, { message_id }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { params: { because: "guest_told" } } });
});

test("a step without words can be undone for ten minutes", async () => {
  const { request } = await asked("Two towels to room 12 please");
  const started = (await decide(request, { decision: "start" })).body;
  expect(started.assignee).toEqual({ member_id: hotel.owner.member_id, name: hotel.owner.name });
  const finished = (await decide(started, { decision: "finish" })).body;
  const { request_id } = request;
  const undone = (await staff.ask(undoRequest, { request_id, version: finished.version })).body;
  expect(undone).toMatchObject({ state: "in_progress", version: finished.version + 1 });
  const again = (await staff.ask(undoRequest, { request_id, version: undone.version })).body;
  expect(again).toMatchObject({ state: "new", assignee: null });
  const late = (await decide(again, { decision: "finish" })).body;
  bellhop.clock.pass(11 * 60_000);
  const refused = await staff.ask(undoRequest, { request_id, version: late.version });
  expect(refused).toMatchObject({ status: 409, body: { params: { because: "too_late" } } });
});

test("a request that no one decides expires, and the guest is told once, with the phone of the hotel profile", async () => {
  const facts = { phone: "+39 045 555 0100" };
  const reception = { entryId: newId(), section: "profile", key: "reception", texts: {}, facts };
  await bellhop.services.db.atVenue(hotel.venueId, (at) =>
    addEntries(at, null, [reception as KnowledgeEntry]),
  );
  const { conversation_id, request } = await asked("A taxi in the name of Ines today at 23:30 please");
  const { expires_at } = (await staff.ask(readRequest, { request_id: request.request_id })).body;
  bellhop.clock.set(new Date(Date.parse(expires_at ?? "") + 1_000));
  await bellhop.runDueJobs();
  await bellhop.runDueJobs();
  expect((await requestsOf(conversation_id))[0]).toMatchObject({
    state: "expired",
    last: { by: { who: "clock" } },
  });
  const told = (await textsTo(conversation_id)).filter((text) => /could confirm this in time/.test(text));
  expect(told).toEqual([expect.stringContaining(facts.phone)]);
});

test("without a time, a request is due once the reception opens, as the hotel profile says", async () => {
  const { venueId, owner } = await openHotel(bellhop.services, "Hotel Night");
  const receptionist = await signedIn(bellhop, owner.sub, venueId);
  const inTwoDays = new Date(bellhop.clock.now().getTime() + 2 * 86_400_000);
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "Europe/Rome" })
    .format(inTwoDays)
    .toLowerCase();
  const due = async () => {
    const input = { new_request_id: newId(), kind: "towels" } satisfies CallInput<typeof createRequest>;
    return Date.parse((await receptionist.ask(createRequest, input)).body.due_at ?? "");
  };
  const dayMs = 86_400_000;
  expect(await due()).toBeLessThan(bellhop.clock.now().getTime() + dayMs);
  const hours = [{ days: [weekday], from: "07:00", to: "22:00" }];
  const reception = { entryId: newId(), section: "profile", key: "reception", texts: {}, facts: { hours } };
  await bellhop.services.db.atVenue(venueId, (at) => addEntries(at, null, [reception as KnowledgeEntry]));
  expect(await due()).toBeGreaterThan(bellhop.clock.now().getTime() + dayMs / 2);
});

test("made by hand: the same id is the same request; changes name the version; filters find it", async () => {
  const new_request_id = newId();
  const input = {
    new_request_id,
    kind: "repair",
    words: "Air conditioning",
    room: "507",
    assignee: { department: "Maintenance" },
    note: "Drips",
  } as const;
  const made = (await staff.ask(createRequest, input)).body;
  expect((await staff.ask(createRequest, input)).body).toEqual(made);
  expect(made).toMatchObject({ state: "new", assignee: { department: "Maintenance" }, guest: null });
  const find = async (filter: CallInput<typeof listRequests>) =>
    (await staff.ask(listRequests, filter)).body.items.map(({ request_id }) => request_id);
  for (const filter of [
    { room: "507" },
    { search: "507" },
    { kind: "repair" },
    { assignee: { department: "Maintenance" } },
    { states: ["new"] },
  ] satisfies CallInput<typeof listRequests>[])
    expect(await find(filter)).toContain(new_request_id);
  for (const filter of [
    { what: "extras" },
    { assignee: "me" },
    { assignee: "no_one" },
    { group: "done" },
  ] as const)
    expect(await find(filter)).not.toContain(new_request_id);
  const { version } = made;
  const mine = { member_id: hotel.owner.member_id };
  const changed = await staff.ask(changeRequest, { request_id: new_request_id, version, assignee: mine });
  expect(changed.body.assignee).toEqual({ ...mine, name: hotel.owner.name });
  expect(await find({ assignee: "me" })).toContain(new_request_id);
  const stale = await staff.ask(changeRequest, { request_id: new_request_id, version, note: "x" });
  expect(stale).toMatchObject({ status: 409, body: { code: "wrong_state" } });
});

test("pages go through all requests by due time", async () => {
  const all = (await staff.ask(listRequests, { group: "all", limit: 100 })).body.items;
  const paged: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, next_cursor } = (await staff.ask(listRequests, { group: "all", limit: 3, cursor })).body;
    paged.push(...items.map(({ request_id }) => request_id));
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  expect(paged).toEqual(all.map(({ request_id }) => request_id));
  expect(all.map(({ due_at }) => due_at)).toEqual(
    all
      .map(({ due_at }) => due_at)
      .toSorted()
      .reverse(),
  );
});

async function addExtra(offer: object) {
  const entry_id = newId();
  const texts = { en: { title: "Picnic basket", question: null, text: "With wine.", place: null } };
  const { version } = (await staff.ask(listEntries, { section: "upsells" })).body;
  const price = { amount: 3200, currency: "EUR" };
  const entries = [{ entry_id, texts, price, offer }];
  const saved = await staff.ask(updateVenueInfo, { updates: { upsells: { version, entries } } } as never);
  expect(saved).toMatchObject({ status: 200 });
  return entry_id;
}

const usualOffer = { lead_minutes: null, expires_hours: null, tax_percent: null };

test("100 orders raced for 7: 7 are confirmed, and 93 are told the truth", async () => {
  const entry_id = await addExtra({ ...usualOffer, capacity: 7, approval: "instant" });
  const day = "2027-01-10";
  const orders = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const order = { new_request_id: newId(), kind: "extra", day, extra: { entry_id } } as const;
      // While the others wait for their turn, a busy server may ask to come back later.
      for (;;) {
        const answer = await staff.ask(createRequest, order);
        if (answer.status !== 503) return answer;
        await pause(100);
      }
    }),
  );
  const confirmed = orders.filter(({ status }) => status === 200);
  expect(confirmed).toHaveLength(7);
  for (const { body } of confirmed)
    expect(body).toMatchObject({ state: "confirmed", extra: { price: { amount: 3200, currency: "EUR" } } });
  const refused = orders.filter(({ body }) => body.params?.because === "sold_out");
  expect(refused).toHaveLength(93);
  const { items } = (await staff.ask(listFreeSlots, { entry_id, from: day, days: 2 })).body;
  expect(items.map(({ left }) => left)).toEqual([0, 7]);
});

test("an order that staff approve is checked again when it is confirmed", async () => {
  const entry_id = await addExtra({ ...usualOffer, capacity: 2, approval: "staff" });
  const order = (quantity: number) => {
    const extra = { entry_id, quantity };
    return staff.ask(createRequest, { new_request_id: newId(), kind: "extra", day: "2027-01-11", extra });
  };
  const [first, second] = [(await order(2)).body, (await order(1)).body];
  expect([first.state, first.extra?.price?.amount]).toEqual(["new", 6400]);
  const decided = await Promise.all([decide(first, {}), decideAs(colleague, second, {})]);
  const statuses = decided.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 409]);
  expect(decided.find(({ status }) => status === 409)?.body.params).toEqual({ because: "sold_out" });
});

test("an order after its lead time has begun needs a member who wants it anyway", async () => {
  const entry_id = await addExtra({ ...usualOffer, lead_minutes: 24 * 60, capacity: 2, approval: "staff" });
  const input = { kind: "extra", day: today(), time: "23:59", extra: { entry_id } } as const;
  const late = await staff.ask(createRequest, { new_request_id: newId(), ...input });
  expect(late.body.params).toEqual({ because: "order_closed" });
  const anyway = await staff.ask(createRequest, { new_request_id: newId(), ...input, anyway: true });
  expect(anyway.status).toBe(200);
  expect((await decide(anyway.body, {})).body.params).toEqual({ because: "order_closed" });
  expect((await decide(anyway.body, { anyway: true })).body.state).toBe("confirmed");
});

test("the next shift reads who waits, what is due, and the note of the shift before", async () => {
  const { conversation_id } = await guestWrites(phone(), "Is there a helipad?");
  const complaint = await guestWrites(phone(), "The shower is broken and filthy, this is unacceptable!");
  await asked("Please bring two towels to room 41");
  await staff.ask(writeShiftNote, { text: "The lift is being repaired." });
  const shift = (await staff.ask(readShift, {})).body;
  expect(shift.waiting.map((one) => one.conversation_id)).toContain(conversation_id);
  expect(shift.complaints.map((one) => one.conversation_id)).toContain(complaint.conversation_id);
  expect(shift.note).toMatchObject({ text: "The lift is being repaired.", by: hotel.owner.name });
  expect(shift.requests_count).toBeGreaterThan(0);
  expect((await staff.ask(writeShiftNote, { text: "" })).body.note).toBe(null);
});

test("a guest's export has their requests; deleting the guest hides them, and their rows stay", async () => {
  const { conversation_id, request } = await asked("Please wake us tomorrow at 6 am in room 31");
  const guest_id = request.guest?.guest_id ?? "";
  const { version, request_id } = request;
  await staff.ask(changeRequest, { request_id, version, note: "Knock loudly for Zanzibar" });
  const { content } = (await staff.ask(exportGuest, { guest_id, format: "json" })).body;
  expect(JSON.parse(content).requests).toMatchObject([
    { kind: "wake_up_call", note: "Knock loudly for Zanzibar" },
  ]);
  expect((await staff.ask(deleteGuest, { guest_id })).status).toBe(200);
  expect((await staff.ask(readRequest, { request_id })).status).toBe(404);
  expect((await staff.ask(listRequests, { group: "all", conversation_id })).status).toBe(404);
  const all = (await staff.ask(listRequests, { group: "all", limit: 100 })).body.items;
  expect(all.map((one) => one.request_id)).not.toContain(request_id);
  const rows = await asOwner(
    bellhop.ownerUrl,
    `select words, note, room, state, erased_at is not null as erased from requests where request_id = '${request_id}'`,
    hotel.venueId,
  );
  expect(rows).toEqual([{ words: "", note: "", room: null, state: "cancelled", erased: true }]);
  const steps = await asOwner(
    bellhop.ownerUrl,
    `select 1 from request_steps where request_id = '${request_id}' and before::text <> '{}'`,
    hotel.venueId,
  );
  expect(steps).toEqual([]);
});

test("corrected before it is answered, it is one request, as it was meant; taken back, it is none", async () => {
  const from = phone();
  const at = bellhop.clock.now();
  const both = (texts: string[]) =>
    texts.map((text) => ({ from, id: `wamid.request.${written++}`, text, at }));
  const taxi = both(["Could you book a taxi tomorrow at 6 for two please?", "sorry, make it seven"]);
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, taxi))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const { conversation_id } = await conversationOf(from);
  expect((await requestsOf(conversation_id)).map(short)).toMatchObject([
    { kind: "taxi", count: 2, time: "07:00", state: "new" },
  ]);
  const towels = both(["Could you bring two towels to room 12 please?", "never mind, found some"]);
  expect(await deliver(bellhop, textsBody(hotel.phoneNumberId, towels))).toBe(200);
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  expect((await requestsOf(conversation_id)).map(({ kind, state }) => [kind, state])).toEqual([
    ["taxi", "new"],
  ]);
});

test("several things in one message, some without a kind, and one that is not needed", async () => {
  const text = "Two towels and a bathrobe to room 14 please, and we don't need the packed breakfast";
  const { conversation_id } = await asked(text);
  const all = await requestsOf(conversation_id);
  expect(all.map(({ kind, words, count, room }) => [kind, words, count, room].join("|")).toSorted()).toEqual([
    "other|a bathrobe to room 14 please||14",
    "towels||2|14",
  ]);
});
