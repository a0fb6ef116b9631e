import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { handBack, listConversations, readConversation } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import {
  changeSimulatorGuest,
  type GuestContent,
  listSimulatorGuests,
  openSimulator,
  readSimulatorCall,
  setSimulatorSwitches,
  simulateGuestMessage,
  startSimulatorOver,
} from "@bellhop/contract/simulator";
import { saveTemplate } from "@bellhop/contract/templates";
import { expect, test } from "vitest";
import { recogniseGuest } from "../../domain/guests/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { callWebhook, simulatorToken } from "../../domain/simulator/index.ts";
import { receiveWebhook } from "../../journeys/whatsapp/receive-webhook.ts";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Miramar");
const neighbour = await openHotel(bellhop.services, "Hotel Vicina");
const staff = answered(await signedIn(bellhop, hotel.owner.sub, hotel.venueId));
const stranger = answered(await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId));

/** The caller's responses; throws a refusal with its status. */
function answered(caller: Caller) {
  return {
    async ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
      const { status, body } = await caller.ask(call, input);
      if (status === 200) return body;
      throw Object.assign(new Error(body.detail ?? `Answered ${status}`), { status });
    },
  };
}

let phones = 100;

/** A guest with a new phone. */
async function newGuest(name = "Elif Demir") {
  const phone = `+447700900${phones++}`;
  await staff.ask(changeSimulatorGuest, { phone, name, language: "en" });
  const screen = () => staff.ask(openSimulator, { phone });
  const write = (text: string, message_id = newId()) =>
    staff.ask(simulateGuestMessage, { phone, message_id, text });
  const send = (content: GuestContent) =>
    staff.ask(simulateGuestMessage, { phone, message_id: newId(), content });
  const set = (switches: object) => staff.ask(setSimulatorSwitches, { phone, switches });
  const thread = async () => {
    const { items } = await staff.ask(listConversations, { tab: "all" });
    const found = items.find((one) => one.guest.phone === phone);
    if (!found) throw new Error(`No conversation with ${phone}`);
    return staff.ask(readConversation, { conversation_id: found.conversation_id });
  };
  const reply = async (text: string) => {
    const { conversation } = await thread();
    const { conversation_id } = conversation;
    return staff.ask(sendReply, { conversation_id, message_id: newId(), text });
  };
  return { phone, screen, write, send, set, thread, reply };
}

/** Advances the clock and runs due jobs. */
async function pass(ms: number) {
  await bellhop.runDueJobs();
  for (let passed = 0; passed < ms; passed += 200) {
    bellhop.clock.pass(200);
    await bellhop.runDueJobs();
  }
}

test("a message typed on the phone is sent as a signed call and becomes the guest's message", async () => {
  const elif = await newGuest();
  const bubble = await elif.write("What time is *breakfast*?");
  expect(bubble.state).toBe("waiting");
  await bellhop.runDueJobs();

  const screen = await elif.screen();
  expect(screen.messages).toMatchObject([{ text: "What time is *breakfast*?", state: "delivered" }]);
  expect(screen.counts).toEqual({ calls: 1, signed: 1, waiting: 0, lost: 0 });
  const { messages, conversation } = await elif.thread();
  expect(messages).toMatchObject([{ author: "guest", text: "What time is *breakfast*?" }]);
  expect(conversation).toMatchObject({ channel: "simulator", guest: { name: "Elif Demir" } });
  expect(screen.guest).toMatchObject({ conversation_id: conversation.conversation_id });
});

test("a message sent twice by a weak connection is one message", async () => {
  const elif = await newGuest();
  const id = newId();
  await Promise.all([elif.write("Hello", id), elif.write("Hello", id), elif.write("Hello", id)]);
  await bellhop.runDueJobs();
  expect((await elif.screen()).counts.calls).toBe(1);
  await expect(elif.write("Something else", id)).rejects.toMatchObject({ status: 409 });
});

test("the assistant's answer reaches the phone, is read there, and the call shows what Bellhop did", async () => {
  const elif = await newGuest();
  await elif.write("What time is breakfast?");
  await pass(8_000);

  const screen = await elif.screen();
  expect(screen.messages).toMatchObject([{ author: "guest" }, { author: "venue", state: "read" }]);
  expect(screen.messages[1]?.text).toContain("7:00 to 10:30");
  expect(screen.calls.map((call) => call.text)).toEqual([
    "read",
    "delivered",
    "sent",
    "What time is breakfast?",
  ]);
  const { messages } = await elif.thread();
  expect(messages.at(-1)).toMatchObject({ author: "assistant", state: "read" });

  const wrote = await staff.ask(readSimulatorCall, { call_id: screen.calls[3]?.call_id ?? "" });
  expect(wrote.signature_holds).toBe(true);
  expect(JSON.parse(wrote.body).entry[0].changes[0].value.messages[0].text.body).toBe(
    "What time is breakfast?",
  );
  expect(wrote.outcomes).toMatchObject([
    { kind: "kept" },
    { kind: "message_added", guest_name: "Elif Demir" },
    { kind: "dashboards_told" },
    { kind: "answered", author: "assistant", titles: ["Breakfast"] },
  ]);
  const reported = await staff.ask(readSimulatorCall, { call_id: screen.calls[2]?.call_id ?? "" });
  expect(reported.outcomes).toMatchObject([
    { kind: "kept" },
    { kind: "report_applied", author: "assistant", reported: "sent", state: "read" },
  ]);
});

test("an uncovered question is handed over, and the call shows why", async () => {
  const elif = await newGuest();
  await elif.write("Is there a helipad?");
  await pass(6_000);
  const { calls } = await elif.screen();
  const wrote = calls.find((call) => call.kind === "message");
  const { outcomes } = await staff.ask(readSimulatorCall, { call_id: wrote?.call_id ?? "" });
  expect(outcomes.at(-1)).toMatchObject({ kind: "handed_over", reason: "no_entry" });
  // Only the question is handed over.
  expect((await elif.screen()).guest.held).toEqual({ by: "assistant" });
  await elif.write("I want to speak to a person");
  await pass(6_000);
  // The phone explains why nothing answers from now on.
  expect((await elif.screen()).guest.held).toEqual({ by: "staff", member_id: null, member_name: null });
  const { conversation } = await elif.thread();
  await staff.ask(handBack, { conversation_id: conversation.conversation_id });
  expect((await elif.screen()).guest.held).toEqual({ by: "assistant" });
});

test("an offline phone stores the guest's messages, and gets its messages when it is back", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.set({ connection: "offline" });
  await elif.write("Are you there?");
  await elif.reply("Yes, we are.");
  await pass(3_000);
  const away = await elif.screen();
  expect(away.messages).toMatchObject([{ state: "delivered" }, { text: "Are you there?", state: "waiting" }]);
  expect((await elif.thread()).messages.at(-1)).toMatchObject({ text: "Yes, we are.", state: "sent" });

  await elif.set({ connection: "online" });
  await pass(3_000);
  const back = await elif.screen();
  expect(back.messages.map((message) => message.text)).toEqual(["Hello", "Are you there?", "Yes, we are."]);
  const { messages } = await elif.thread();
  expect(messages.find((message) => message.author === "staff")).toMatchObject({ state: "read" });
  expect(messages.some((message) => message.text === "Are you there?")).toBe(true);
});

test("status updates that arrive twice and out of order are stored once each and end as read", async () => {
  const elif = await newGuest();
  await elif.set({ reports_arrive_twice: true, reports_out_of_order: true });
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.reply("Good evening!");
  await pass(4_000);
  const { calls, counts } = await elif.screen();
  const statuses = calls.filter((call) => call.kind === "status").toReversed();
  expect(statuses.map((call) => call.text)).toEqual([
    "read",
    "read",
    "delivered",
    "delivered",
    "sent",
    "sent",
  ]);
  expect(statuses.map((call) => call.repeats)).toEqual([false, true, false, true, false, true]);
  expect(counts).toMatchObject({ calls: 7, signed: 7, waiting: 0, lost: 0 });
  expect((await elif.thread()).messages.at(-1)).toMatchObject({ author: "staff", state: "read" });
  const twice = await staff.ask(readSimulatorCall, { call_id: statuses[1]?.call_id ?? "" });
  expect(twice.outcomes).toMatchObject([
    { kind: "kept_once", times_received: 2 },
    { kind: "report_applied" },
  ]);
});

test("a phone that does not read reports delivered, and read once the guest looks", async () => {
  const elif = await newGuest();
  await elif.set({ reads_what_arrives: false });
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.reply("Good evening!");
  await pass(3_000);
  expect((await elif.thread()).messages.at(-1)).toMatchObject({ state: "delivered" });
  await elif.set({ reads_what_arrives: true });
  await pass(1_000);
  expect((await elif.thread()).messages.at(-1)).toMatchObject({ state: "read" });
});

test("the next message fails with 131026, and only that one", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.set({ next_message_fails: true });
  await elif.reply("This one gets lost");
  await pass(3_000);
  const lost = (await elif.thread()).messages.at(-1);
  expect(lost).toMatchObject({ state: "failed", failure: { code: "131026" } });
  expect((await elif.screen()).switches.next_message_fails).toBe(false);
  await elif.reply("This one does not");
  await pass(3_000);
  expect((await elif.screen()).messages.map((message) => message.text)).toEqual([
    "Hello",
    "This one does not",
  ]);
});

test("closing the 24-hour window closes it for staff, and what the guest writes then does not open it", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.reply("Just in time");
  await elif.set({ reply_window_closed: true });
  await pass(3_000);
  // It was being sent when the window closed: the network refuses it.
  expect((await elif.thread()).messages.at(-1)).toMatchObject({ failure: { code: "131047" } });
  await expect(elif.reply("Too late")).rejects.toMatchObject({ status: 422 });
  await elif.write("Still there?");
  await pass(3_000);
  await expect(elif.reply("Too late")).rejects.toMatchObject({ status: 422 });
  await elif.set({ reply_window_closed: false });
  await elif.reply("Open again");
});

test("a reset clears the phone and leaves the conversation", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  await pass(1_000);
  const cleared = await staff.ask(startSimulatorOver, { phone: elif.phone });
  expect(cleared).toMatchObject({ messages: [], calls: [], counts: { calls: 0 } });
  expect((await elif.thread()).messages).toMatchObject([{ text: "Hello" }]);
});

test("no one can write in the name of a real guest", async () => {
  const onWhatsapp = await openHotel(bellhop.services, "Hotel Reale", "5550001");
  const owner = answered(await signedIn(bellhop, onWhatsapp.owner.sub, onWhatsapp.venueId));
  const { services } = bellhop;
  const body = textsBody("5550001", [{ from: "905325550184", id: "wamid.real", text: "Hello" }]);
  await receiveWebhook(services, "whatsapp", Buffer.from(body));
  const guest = { phone: "+905325550184", name: "Elif", language: "en" };
  await expect(owner.ask(changeSimulatorGuest, guest)).rejects.toMatchObject({ status: 422 });
  const { items } = await owner.ask(listSimulatorGuests, {});
  expect(items).toEqual([]);
  // Also not for a guest who has not written yet: with a real number, they write first.
  await services.db.atVenue(onWhatsapp.venueId, (at) =>
    recogniseGuest(at, addressOf("+447700900888", "Grace")),
  );
  await expect(owner.ask(openSimulator, { phone: "+447700900888" })).rejects.toMatchObject({ status: 422 });
});

const addressOf = (phone: string, profileName: string) => ({
  phone,
  whatsappUserId: null,
  parentId: null,
  username: null,
  profileName,
});

test("a call without a response is repeated until there is one", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  const { services } = bellhop;
  const away = { ...services, selfUrl: () => "http://127.0.0.1:1" };
  const [call] = (await elif.screen()).calls;
  const payload = { venue_id: hotel.venueId, call_id: call?.call_id };
  await expect(callWebhook.handle(payload as never, away, { lastAttempt: false })).rejects.toThrow(
    "The webhook was not reached: ECONNREFUSED",
  );
  expect((await elif.screen()).calls).toMatchObject([{ tries: 1, problem: "ECONNREFUSED", answer: null }]);
  await bellhop.runDueJobs();
  expect((await elif.screen()).calls).toMatchObject([{ tries: 2, problem: null, answer: { status: 200 } }]);
});

test("without a phone it opens with a known guest, or with a new one", async () => {
  const first = await stranger.ask(openSimulator, {});
  expect(first.guest).toMatchObject({ phone: "+447700900000", guest_id: null });
  expect((await stranger.ask(openSimulator, {})).guest.phone).toBe("+447700900000");
  expect((await stranger.ask(listSimulatorGuests, {})).free_phone).toBe("+447700900001");
});

test("another venue's phone is not found", async () => {
  const elif = await newGuest();
  await expect(stranger.ask(openSimulator, { phone: elif.phone })).rejects.toMatchObject({ status: 404 });
  const message = { phone: elif.phone, message_id: newId(), text: "Hello" };
  await expect(stranger.ask(simulateGuestMessage, message)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.ask(startSimulatorOver, { phone: elif.phone })).rejects.toMatchObject({
    status: 404,
  });
  await elif.write("Hello");
  const [call] = (await elif.screen()).calls;
  await expect(stranger.ask(readSimulatorCall, { call_id: call?.call_id ?? "" })).rejects.toMatchObject({
    status: 404,
  });
});

test("it lists guests in house first, then those played before, then others who may be played", async () => {
  const lido = await simulatorOf("Hotel Lido");
  await lido.become("Zoe");
  await lido.become("Yves");
  await lido.become("Xenia");
  await lido.owner.ask(simulateGuestMessage, { phone: phoneOf.Zoe, message_id: newId(), text: "Hello" });
  await bellhop.runDueJobs();
  expect(await lido.listed()).toEqual(["Xenia, played", "Yves, played", "Zoe, played"]);

  await bellhop.services.db.atVenue(lido.venueId, async (at) => {
    await recogniseGuest(at, addressOf(phoneOf.Carla, "Carla"));
    const { guest } = await recogniseGuest(at, addressOf(phoneOf.Zoe, "Zoe"));
    const dates = { checkin: "2026-11-20", checkout: "2026-11-22" };
    const reservation = { reservation_number: "HL-1", status: "checked_in", ...dates } as const;
    const reservationId = await addReservation(at, reservation);
    await insertStay(at, { reservationId, guestId: guest.guest_id, room: "12" });
  });
  expect(await lido.listed()).toEqual(["Zoe, played", "Xenia, played", "Yves, played", "Carla"]);
});

test("a guest who writes on a real channel is listed no more, and it opens with another", async () => {
  const reale = await simulatorOf("Hotel Reale Due", "5550002");
  await reale.become("Zoe");
  await reale.become("Xenia");
  // With a real number, Carla writes first.
  await bellhop.services.db.atVenue(reale.venueId, (at) =>
    recogniseGuest(at, addressOf(phoneOf.Carla, "Carla")),
  );
  expect(await reale.listed()).toEqual(["Xenia, played", "Zoe, played"]);
  expect((await reale.owner.ask(openSimulator, {})).guest.name).toBe("Xenia");
  const hello = { from: phoneOf.Xenia.slice(1), id: "wamid.reale", text: "Hello" };
  await receiveWebhook(bellhop.services, "whatsapp", Buffer.from(textsBody("5550002", [hello])));
  expect(await reale.listed()).toEqual(["Zoe, played"]);
  expect((await reale.owner.ask(openSimulator, {})).guest.name).toBe("Zoe");
});

const phoneOf = {
  Zoe: "+447700900801",
  Yves: "+447700900802",
  Xenia: "+447700900803",
  Carla: "+447700900804",
};

async function simulatorOf(hotelName: string, phoneNumberId?: string) {
  const { venueId, owner: member } = await openHotel(bellhop.services, hotelName, phoneNumberId);
  const owner = answered(await signedIn(bellhop, member.sub, venueId));
  return {
    venueId,
    owner,
    async become(name: keyof typeof phoneOf) {
      bellhop.clock.pass(1_000);
      await owner.ask(changeSimulatorGuest, { phone: phoneOf[name], name, language: "en" });
    },
    async listed() {
      const { items } = await owner.ask(listSimulatorGuests, {});
      return items.map(({ name, played }) => (played ? `${name}, played` : name));
    },
  };
}

test("it starts with a guest who has not written yet, and has a stay if possible", async () => {
  const seaside = await openHotel(bellhop.services, "Hotel Seaside");
  const owner = answered(await signedIn(bellhop, seaside.owner.sub, seaside.venueId));
  await bellhop.services.db.atVenue(seaside.venueId, async (at) => {
    for (const [phone, number] of [
      ["+447700900701", null],
      ["+447700900702", "HS-1"],
    ] as const) {
      const { guest } = await recogniseGuest(at, addressOf(phone, `Guest ${phone}`));
      if (number === null) continue;
      const reservationId = await addReservation(at, {
        reservation_number: number,
        status: "confirmed",
        checkin: "2026-11-20",
        checkout: "2026-11-22",
      });
      await insertStay(at, { reservationId, guestId: guest.guest_id, room: "214" });
    }
  });
  const { guest } = await owner.ask(openSimulator, {});
  expect(guest).toMatchObject({ phone: "+447700900702", stay: { reservation_number: "HS-1", room: "214" } });
});

/** The venue sends something else than text to the phone. */
async function venueSends(phone: string, message: { type: string } & Record<string, unknown>) {
  const { selfUrl, config } = bellhop.services;
  const response = await fetch(`${selfUrl()}/simulator/graph/v26.0/${hotel.phoneNumberId}/messages`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${simulatorToken(config.secretKey, hotel.venueId)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ messaging_product: "whatsapp", to: phone, ...message }),
  });
  expect(response.status).toBe(200);
  await pass(2_000);
}

const interactive = (type: string, action: object) => ({
  type: "interactive",
  interactive: { type, body: { text: "When do you arrive?" }, action },
});

test("the phone shows the venue's text of a template, and its buttons can be tapped", async () => {
  const elif = await newGuest();
  const content = {
    header: "Room {{1}}",
    body: "Welcome, {{1}}!",
    footer: "Hotel Miramar",
    buttons: [
      { kind: "quick_reply" as const, title: "Thank you" },
      { kind: "url" as const, title: "Website", url: "https://hotel.example/" },
    ],
    examples: { header: ["12"], body: ["Ana"] },
  };
  await staff.ask(saveTemplate, { name: "welcome", language: "en", category: "utility", content });
  const components = [
    { type: "header", parameters: [{ type: "text", text: "7" }] },
    { type: "body", parameters: [{ type: "text", text: "Elif" }] },
  ];
  const template = { name: "welcome", language: { code: "en" }, components };
  await venueSends(elif.phone, { type: "template", template });
  const [shown] = (await elif.screen()).messages;
  expect(shown).toMatchObject({
    text: "Welcome, Elif!",
    content: {
      kind: "template",
      header: "Room 7",
      footer: "Hotel Miramar",
      choices: [{ choice_id: "Thank you" }, { choice_id: null, title: "Website" }],
    },
  });
  await elif.send({ kind: "choice", message_id: shown?.message_id ?? "", choice_id: "Thank you" });
  await bellhop.runDueJobs();
  expect((await elif.thread()).messages).toMatchObject([
    { author: "guest", text: "Thank you", content: { kind: "button_reply" } },
  ]);
});

test("a template that the venue does not have is shown with its name and values", async () => {
  const elif = await newGuest();
  const template = { name: "unknown", language: { code: "en" } };
  await venueSends(elif.phone, { type: "template", template });
  expect((await elif.screen()).messages).toMatchObject([{ text: "[unknown]", content: null }]);
});

test("a tapped button or row arrives as a reply to its message", async () => {
  const elif = await newGuest();
  const rows = [{ id: "late", title: "Late", description: "After 22:00" }];
  await venueSends(
    elif.phone,
    interactive("button", { buttons: [{ type: "reply", reply: { id: "noon", title: "At noon" } }] }),
  );
  await venueSends(elif.phone, interactive("list", { button: "Times", sections: [{ rows }] }));
  const [buttons, list] = (await elif.screen()).messages;
  const of = (message: typeof buttons) => message?.message_id ?? "";
  await elif.send({ kind: "choice", message_id: of(buttons), choice_id: "noon" });
  await bellhop.runDueJobs();
  await elif.send({ kind: "choice", message_id: of(list), choice_id: "late" });
  await bellhop.runDueJobs();
  expect((await elif.thread()).messages.filter(({ author }) => author === "guest")).toMatchObject([
    { text: "At noon", content: { kind: "button_reply", id: "noon" } },
    { text: "Late", content: { kind: "list_reply", id: "late", description: "After 22:00" } },
  ]);
  const foreign = { kind: "choice", message_id: of(buttons), choice_id: "late" } as const;
  await expect(elif.send(foreign)).rejects.toMatchObject({ status: 404 });
});

test("a photo and a voice message of the guest are fetched and stored", async () => {
  const elif = await newGuest();
  await elif.send({ kind: "photo" });
  await elif.send({ kind: "voice" });
  await pass(1_000);
  const { messages } = await elif.thread();
  const contents = messages.filter(({ author }) => author === "guest").map(({ content }) => content);
  expect(contents).toMatchObject([
    { kind: "media", media: { kind: "image", state: "stored", mime_type: "image/png" } },
    { kind: "media", is_voice: true, media: { kind: "audio", state: "stored", mime_type: "audio/ogg" } },
  ]);
  const screen = await elif.screen();
  expect(screen.messages).toMatchObject([
    { content: { kind: "file", file: "image" } },
    { content: { kind: "file", file: "audio" } },
  ]);
});

test("the guest's location arrives as a location", async () => {
  const elif = await newGuest();
  await elif.send({ kind: "location" });
  await bellhop.runDueJobs();
  const [arrived] = (await elif.thread()).messages;
  const [shown] = (await elif.screen()).messages;
  expect(arrived?.content).toMatchObject(shown?.content ?? {});
  expect(shown?.content).toMatchObject({ kind: "location" });
});

test("both sides react to messages, and the guest takes a reaction back", async () => {
  const elif = await newGuest();
  await elif.write("Hello");
  await bellhop.runDueJobs();
  await elif.reply("Good evening!");
  await pass(2_000);
  const reactionsTo = async (text: string) =>
    (await elif.thread()).messages.find((one) => one.text === text)?.reactions;
  const answer = (await elif.screen()).messages.find(({ author }) => author === "venue");
  const about = { kind: "reaction", message_id: answer?.message_id ?? "" } as const;
  await elif.send({ ...about, emoji: "👍" });
  await bellhop.runDueJobs();
  expect(await reactionsTo("Good evening!")).toEqual([{ by: "guest", emoji: "👍" }]);
  const wrote = (await elif.screen()).calls.find(({ kind, text }) => kind === "message" && text === "Hello");
  const { body } = await staff.ask(readSimulatorCall, { call_id: wrote?.call_id ?? "" });
  const message_id = JSON.parse(body).entry[0].changes[0].value.messages[0].id;
  await venueSends(elif.phone, { type: "reaction", reaction: { message_id, emoji: "🙏" } });
  expect((await elif.screen()).messages).toMatchObject([
    { text: "Hello", reactions: [{ by: "venue", emoji: "🙏" }] },
    { text: "Good evening!", reactions: [{ by: "guest", emoji: "👍" }] },
  ]);
  await elif.send({ ...about, emoji: "" });
  await bellhop.runDueJobs();
  expect(await reactionsTo("Good evening!")).toEqual([]);
});
