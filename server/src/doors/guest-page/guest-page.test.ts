import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { addGuest, createGuestLink, deleteGuest } from "@bellhop/contract/guests";
import { sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test, vi } from "vitest";
import { scheduleRetention } from "../../journeys/installation/apply-retention.ts";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const manager = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "manager")).sub);
const { publicKey, houseKey, codeOf } = await guestPageKeys(bellhop, hotel.venueId);

/** Runs the jobs after the pause in which guests write bursts. */
async function letAssistantAnswer() {
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
}

const textsOf = (thread: { messages: { author: string; text: string }[] } | null) =>
  thread?.messages.map(({ author, text }) => [author, text]);

/** The conversation that a guest has just begun. */
async function newestConversation() {
  const { body } = await manager.ask(listConversations, { tab: "all" });
  const [conversation] = body.items;
  if (!conversation) throw new Error("The inbox is empty");
  return conversation;
}

test("a guest reads the page, asks by plain form, and reads the answer", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  const empty = await guest.page();
  expect(empty).toContain("Hotel Alpha");
  expect(empty).toContain('method="post"');
  const sentAs = newId();
  const sent = await guest.submit({ sent_as: sentAs, text: "When is breakfast served?" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `/g/${publicKey}#end`]);
  // The same form again, after "back".
  await guest.submit({ sent_as: sentAs, text: "When is breakfast served?" });
  await letAssistantAnswer();
  const page = await guest.page();
  expect(page.match(/When is breakfast served\?/g)?.length).toBeGreaterThan(0);
  expect(page).toContain("Breakfast is served from 7:00 to 10:30 on the terrace.");
  expect((await guest.thread())?.messages.map(({ author }) => author)).toEqual(["guest", "assistant"]);
  const conversation = await newestConversation();
  expect(conversation).toMatchObject({ channel: "web", guest: { phone: null, language: "en" } });
  const { body } = await manager.ask(readConversation, { conversation_id: conversation.conversation_id });
  expect(body.messages.at(-1)).toMatchObject({ author: "assistant", state: "sent" });
});

test("a reply of staff reaches the open page, which reports it as read; lines for staff do not", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("Can I bring my dog?");
  const stream = await guest.follow();
  const { conversation_id } = await newestConversation();
  const reply = { conversation_id, message_id: newId(), text: "Yes, dogs are welcome." };
  expect((await manager.ask(sendReply, reply)).status).toBe(200);
  await vi.waitFor(() => expect(stream.events.map(({ kind }) => kind)).toContain("answerer"));
  await vi.waitFor(() =>
    expect(stream.events).toContainEqual({
      kind: "message",
      message: expect.objectContaining({ author: "staff", name: "A", text: "Yes, dogs are welcome." }),
    }),
  );
  await bellhop.runDueJobs();
  await guest.post("/read", { through: reply.message_id });
  const { body } = await manager.ask(readConversation, { conversation_id });
  expect(body.messages.find(({ message_id }) => message_id === reply.message_id)?.state).toBe("read");
  expect(body.messages.some(({ author }) => author === "system")).toBe(true);
  expect(JSON.stringify(stream.events)).not.toContain('"system"');
  expect((await guest.thread())?.messages.every(({ author }) => author !== ("system" as string))).toBe(true);
  stream.close();
  await stream.heard;
});

test("a guest rates an answer, by form and live, changes it and takes it back; staff see it", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("When is breakfast served?");
  await letAssistantAnswer();
  const [question, answer] = (await guest.thread())?.messages ?? [];
  const messageId = answer?.message_id ?? "";
  expect(answer).toMatchObject({ author: "assistant", is_answer: true, is_helpful: null });
  const stream = await guest.follow();
  const said = async () => (await guest.thread())?.messages.at(1)?.is_helpful;
  const byForm = (helpful: string) =>
    guest.visit("/rating", {
      method: "POST",
      body: new URLSearchParams({ message_id: messageId, helpful }),
    });
  const submitted = await byForm("no");
  expect([submitted.status, submitted.headers.get("location")]).toEqual([
    303,
    `/g/${publicKey}#m-${messageId}`,
  ]);
  expect(await said()).toBe(false);
  expect(await guest.page()).toMatch(/aria-pressed="true"[^>]*>.*A person from the team can help you/s);
  await vi.waitFor(() =>
    expect(stream.events).toContainEqual({
      kind: "message",
      message: expect.objectContaining({ message_id: messageId, is_helpful: false }),
    }),
  );
  const { conversation_id } = await newestConversation();
  const seenByStaff = async () =>
    (await manager.ask(readConversation, { conversation_id })).body.messages.find(
      ({ message_id }) => message_id === messageId,
    )?.is_helpful;
  expect(await seenByStaff()).toBe(false);
  // The same rating again publishes nothing.
  const before = stream.events.length;
  expect((await guest.post("/rating", { message_id: messageId, is_helpful: false })).status).toBe(200);
  expect((await guest.post("/rating", { message_id: messageId, is_helpful: true })).status).toBe(200);
  await vi.waitFor(() => expect(stream.events.at(-1)).toMatchObject({ message: { is_helpful: true } }));
  expect(stream.events.length).toBe(before + 1);
  await byForm("");
  expect(await said()).toBeNull();
  expect(await seenByStaff()).toBeNull();
  // Only answers of the assistant.
  const refused = await guest.post("/rating", { message_id: question?.message_id, is_helpful: true });
  expect(refused.status).toBe(404);
  stream.close();
  await stream.heard;
});

test("the same message sent twice at once, as the first of a browser, is stored once with one guest", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  const sentAs = newId();
  const before = (await manager.ask(listConversations, { tab: "all" })).body.counts.all;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => guest.write("Is there parking?", sentAs)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(textsOf(await guest.thread())).toEqual([["guest", "Is there parking?"]]);
  expect((await manager.ask(listConversations, { tab: "all" })).body.counts.all).toBe(before + 1);
});

test("the Wi-Fi password shows only by a code of the house, and a room only by its own code", async () => {
  await manager.ask(changeSettings, { public: { wifi: { network: "Alpha", password: "sardine-47-tram" } } });
  const inPublic = await guestBrowser(bellhop, publicKey, { room: codeOf("12") }).page();
  expect(inPublic).not.toContain("sardine-47-tram");
  expect(inPublic).not.toContain("Room 12");
  const inFrame = await guestBrowser(bellhop, houseKey, { frame: "" }).page();
  expect(inFrame).not.toContain("sardine-47-tram");
  const inHouse = await guestBrowser(bellhop, houseKey).page();
  expect(inHouse).toContain("sardine-47-tram");
  expect(await guestBrowser(bellhop, houseKey, { room: codeOf("12") }).page()).toContain("Room 12");
  const forged = await guestBrowser(bellhop, houseKey, { room: codeOf("12").replace("12", "13") }).page();
  expect(forged).not.toContain("Room 13");
});

test("starting over leaves nothing on the page, and the conversation with the hotel", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("Do you have a safe for my watch?");
  const { conversation_id } = await newestConversation();
  const stream = await guest.follow();
  expect((await guest.visit("/start-over", { method: "POST", body: new URLSearchParams() })).status).toBe(
    303,
  );
  expect(await guest.page()).not.toContain("Do you have a safe");
  expect(await guest.thread()).toBeNull();
  const { body } = await manager.ask(readConversation, { conversation_id });
  expect(body.messages.map(({ text }) => text)).toContain("Do you have a safe for my watch?");
  // A page that is still open hears nothing more.
  await manager.ask(sendReply, { conversation_id, message_id: newId(), text: "Yes, in your room." });
  await vi.waitFor(() => expect(stream.events).toContainEqual({ kind: "ended" }));
  expect(JSON.stringify(stream.events)).not.toContain("in your room");
  await stream.heard;
});

test("a deleted guest's page shows nothing more", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.write("My name is Ada Lovelace");
  const stream = await guest.follow();
  const { guest: there } = await newestConversation();
  expect((await manager.ask(deleteGuest, { guest_id: there.guest_id })).status).toBe(200);
  await vi.waitFor(() => expect(stream.events).toContainEqual({ kind: "ended" }));
  expect(await guest.thread()).toBeNull();
  expect((await guest.write("Hello again")).status).toBe(200);
  expect(textsOf(await guest.thread())).toEqual([["guest", "Hello again"]]);
  await stream.heard;
});

test("a page that is off, a closed or unknown key, and a foreign page are refused", async () => {
  expect((await guestBrowser(bellhop, "bcdfghjkmn").visit("")).status).toBe(404);
  const foreign = await guestBrowser(bellhop, publicKey).visit("/messages", {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "application/json" },
    body: JSON.stringify({ sent_as: newId(), text: "x" }),
  });
  expect(foreign.status).toBe(400);
  await manager.ask(changeSettings, { public: { enabled: false } });
  expect((await guestBrowser(bellhop, publicKey).visit("")).status).toBe(404);
  expect((await guestBrowser(bellhop, publicKey).write("x")).status).toBe(409);
  await manager.ask(changeSettings, { public: { enabled: true } });
  expect((await guestBrowser(bellhop, publicKey).visit("")).status).toBe(200);
});

test.for([
  ["no text", { sent_as: newId(), text: " " }],
  ["a long text", { sent_as: newId(), text: "x".repeat(4097) }],
  ["no id", { text: "Hello" }],
  ["another id", { sent_as: "1", text: "Hello" }],
])("bad input is refused by its field: %s", async ([, body]) => {
  const answer = await guestBrowser(bellhop, publicKey).post("/messages", body as object);
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors[0]?.field).toMatch(/^(text|sent_as)$/);
});

test("one browser may not write without end", async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  // The first message gives the browser another token, which has its own count.
  await guest.write("Hello");
  let accepted = 0;
  while ((await guest.write("Hello")).status === 200) accepted++;
  // One more passes every three seconds.
  expect(accepted).toBeGreaterThanOrEqual(20);
  const submit = async () =>
    (await guest.submit({ sent_as: newId(), text: "Hello" })).headers.get("location") ?? "";
  await expect.poll(submit, { interval: 1 }).toContain("problem=too_many");
});

const day = (days: number) =>
  new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** A guest in the house, with a phone. */
async function bookedGuest(name: string, number: string, phone: string) {
  const { status, body } = await manager.ask(addGuest, {
    name,
    phone,
    checkin: day(-1),
    checkout: day(2),
    reservation_number: number,
    room: "12",
    send: "never",
  });
  expect(status).toBe(200);
  return body;
}

const verify = (guest: GuestBrowser, reservation_number: string, surname: string) =>
  guest.visit("/verify", { method: "POST", body: new URLSearchParams({ reservation_number, surname }) });

test("a guest who knows reservation number and surname sees the stay; a wrong pair always gets the same answer", async () => {
  await bookedGuest("Jürgen Müller", "BK-77", "+447700900111");
  const guest = guestBrowser(bellhop, publicKey);
  const wrong = [
    await verify(guest, "BK-78", "Muller"),
    await verify(guest, "BK-77", "Miller"),
    await verify(guest, "", ""),
  ];
  const back = `/g/${publicKey}?problem=not_verified#verify`;
  expect(wrong.map((answer) => [answer.status, answer.headers.get("location")])).toEqual(
    wrong.map(() => [303, back]),
  );
  expect(await guest.page()).not.toContain('id="stay"');
  expect((await verify(guest, "bk-77", "muller")).headers.get("location")).toBe(`/g/${publicKey}#stay`);
  const page = await guest.page();
  expect(page).toContain('id="stay"');
  expect(page).toContain("Room 12");
  // Another browser knows nothing of it.
  expect(await guestBrowser(bellhop, publicKey).page()).not.toContain("Room 12");
  for (let tried = 0; tried < 5; tried++) await verify(guest, "BK-77", "Miller");
  expect((await verify(guest, "BK-77", "Muller")).headers.get("location")).toContain("problem=too_many");
});

test("a guest's own link opens their conversation in one browser, once, and not by a preview", async () => {
  const { guest_id } = await bookedGuest("Ada Lovelace", "BK-90", "+447700900222");
  const made = (await manager.ask(createGuestLink, { guest_id })).body;
  const link = new URL(made.link).searchParams.get(linkParameter) ?? "";
  const open = (guest: GuestBrowser) =>
    guest.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link }) });
  const phone = guestBrowser(bellhop, publicKey, { [linkParameter]: link });
  for (let preview = 0; preview < 3; preview++) expect(await phone.page()).toContain("Open my conversation");
  const both = [guestBrowser(bellhop, publicKey), guestBrowser(bellhop, publicKey)] as const;
  const opened = await Promise.all(both.map(open));
  const places = opened.map((answer) => new URL(answer.headers.get("location") ?? "", "http://x"));
  expect(places.map(({ hash, search }) => hash || search).sort()).toEqual(["#end", "?problem=link_used"]);
  const winner = places[0]?.hash === "#end" ? both[0] : both[1];
  expect(await winner.page()).toContain('id="stay"');
  await winner.write("Hello, it is me");
  expect((await newestConversation()).guest).toMatchObject({ guest_id, name: "Ada Lovelace" });
  expect((await open(guestBrowser(bellhop, publicKey))).headers.get("location")).toContain("link_used");
});

test("the nightly job ends sessions that no one used for 30 days, and no others", async () => {
  const old = guestBrowser(bellhop, publicKey);
  await old.write("Hello from last month");
  bellhop.clock.pass(29 * 86_400_000);
  const recent = guestBrowser(bellhop, publicKey);
  await recent.write("Hello from today");
  bellhop.clock.pass(2 * 86_400_000);
  await bellhop.services.db.atInstallation(scheduleRetention);
  bellhop.clock.pass(86_400_000);
  await bellhop.runDueJobs();
  expect(await old.thread()).toBeNull();
  expect(textsOf(await recent.thread())?.[0]).toEqual(["guest", "Hello from today"]);
});
