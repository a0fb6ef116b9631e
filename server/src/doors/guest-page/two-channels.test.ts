import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import { createGuestLink, mergeGuests, sendGuestLink, undoMerge } from "@bellhop/contract/guests";
import { sendAgain, sendReply } from "@bellhop/contract/messages";
import { changeSettings } from "@bellhop/contract/settings";
import {
  addDefaultTemplates,
  listTemplates,
  sendTemplate,
  submitTemplate,
} from "@bellhop/contract/templates";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { type Sender, writeOnWhatsapp } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const signIn = () => signedIn(bellhop, hotel.owner.sub, hotel.venueId);
let staff = await signIn();
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
const inVenue = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

const write = (from: Sender, text: string) => writeOnWhatsapp(bellhop, hotel.phoneNumberId, from, text);

const inbox = async () => (await staff.ask(listConversations, { tab: "all" })).body.items;

let phones = 0;
async function newGuest(text = "Hello") {
  const phone = `15550800${++phones}`;
  await write({ phone }, text);
  const found = (await inbox()).find(({ guest }) => guest.phone === `+${phone}`);
  if (!found) throw new Error("The guest has no conversation");
  return { phone, conversation_id: found.conversation_id, guest_id: found.guest.guest_id };
}

const tokenIn = (text: string) =>
  new URL(/https?:\S+/.exec(text)?.[0] ?? "").searchParams.get(linkParameter) ?? "";

async function openPage(link: string): Promise<GuestBrowser> {
  const guest = guestBrowser(bellhop, publicKey);
  const { headers } = await guest.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link }) });
  expect(headers.get("location")).toContain("#end");
  return guest;
}

async function reply(conversation_id: string, text: string) {
  const message_id = newId();
  expect((await staff.ask(sendReply, { conversation_id, message_id, text })).status).toBe(200);
  await bellhop.runDueJobs();
  return message_id;
}

/** The kind of channel that a message was written for, and its state. */
async function sentOn(messageId: string) {
  const [row] = await inVenue(
    `select ch.kind, m.state, (select count(*)::int from send_attempts a where a.message_id = m.message_id) as attempts
     from messages m join channels ch using (venue_id, channel_id) where message_id = '${messageId}'`,
  );
  return row;
}

const textsOnPage = async (guest: GuestBrowser) => (await guest.thread())?.messages.map(({ text }) => text);

test("a sent link is a message in the guest's language, opens the page once, and replies follow the guest", async () => {
  const { phone, conversation_id, guest_id } = await newGuest("Guten Tag, haben Sie einen Parkplatz frei?");
  await inVenue(`update guests set language = 'de' where guest_id = '${guest_id}'`);
  const message_id = newId();
  const sent = await staff.ask(sendGuestLink, { guest_id, message_id });
  expect(sent.status).toBe(200);
  expect(sent.body).toMatchObject({ author: "staff", conversation_id, message_id });
  expect(sent.body.text).toMatch(/^Sie können uns auch hier schreiben .*https?:\/\/\S+\/g\//);
  // A double click sends one message, with one link.
  expect((await staff.ask(sendGuestLink, { guest_id, message_id })).body.text).toBe(sent.body.text);
  await bellhop.runDueJobs();
  expect(await sentOn(message_id)).toMatchObject({ kind: "simulator", attempts: 1 });

  const page = await openPage(tokenIn(sent.body.text));
  expect(await textsOnPage(page)).toContain("Guten Tag, haben Sie einen Parkplatz frei?");
  await page.write("Now on the page");
  const onPage = await reply(conversation_id, "For the page");
  expect(await sentOn(onPage)).toMatchObject({ kind: "web", attempts: 0 });
  expect(await textsOnPage(page)).toContain("For the page");
  const again = await staff.ask(sendGuestLink, { guest_id, message_id: newId() });
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([422, "guest_on_page"]);

  await write({ phone }, "Back on the phone");
  const onPhone = await reply(conversation_id, "For the phone");
  expect(await sentOn(onPhone)).toMatchObject({ kind: "simulator", attempts: 1 });
  // The page of a guest who is signed in shows the whole conversation.
  expect(await textsOnPage(page)).toContain("For the phone");
});

test("a sent link answers no question", async () => {
  const { conversation_id, guest_id } = await newGuest("Do you have a helipad?");
  bellhop.clock.pass(10_000);
  await bellhop.runDueJobs();
  const questions = async () =>
    (await staff.ask(readConversation, { conversation_id })).body.conversation.open_questions.length;
  const before = await questions();
  expect(before).toBeGreaterThan(0);
  await staff.ask(sendGuestLink, { guest_id, message_id: newId() });
  expect(await questions()).toBe(before);
});

test("a link is not sent outside the reply window", async () => {
  const { guest_id } = await newGuest();
  bellhop.clock.pass(24 * 3_600_000);
  staff = await signIn();
  const late = await staff.ask(sendGuestLink, { guest_id, message_id: newId() });
  expect([late.status, late.body.code]).toEqual([422, "reply_window_closed"]);
  const links = await inVenue(`select 1 from guest_links where guest_id = '${guest_id}'`);
  expect(links).toHaveLength(0);
});

test("a failed message is sent again only while its own channel takes it", async () => {
  const { conversation_id, guest_id } = await newGuest();
  const failed = await reply(conversation_id, "This one fails");
  await inVenue(`update messages set state = 'failed' where message_id = '${failed}'`);
  const { body } = await staff.ask(createGuestLink, { guest_id });
  bellhop.clock.pass(25 * 3_600_000);
  staff = await signIn();
  const page = await openPage(tokenIn(body.link));
  await page.write("I am on the page now");
  const again = await staff.ask(sendAgain, { message_id: failed });
  expect([again.status, again.body.code]).toEqual([422, "reply_window_closed"]);
  // A template needs no window.
  await inVenue(`update messages set kind = 'template' where message_id = '${failed}'`);
  expect((await staff.ask(sendAgain, { message_id: failed })).status).toBe(200);
});

test("a template reaches the phone of a guest who moved to the page, and no visitor without one", async () => {
  const { conversation_id, guest_id } = await newGuest();
  const { body } = await staff.ask(createGuestLink, { guest_id });
  const page = await openPage(tokenIn(body.link));
  await page.write("I am on the page");
  expect((await staff.ask(addDefaultTemplates, {})).status).toBe(200);
  const templates = async () => (await staff.ask(listTemplates, {})).body.items;
  for (const { template_id, state } of await templates())
    if (state === "draft") await staff.ask(submitTemplate, { template_id });
  await bellhop.runDueJobs();
  const [template] = (await templates()).filter(({ state }) => state === "approved");
  if (!template) throw new Error("There is no template");
  const values = {
    header: template.content.examples.header,
    body: template.content.examples.body,
  };
  const send = (to: string, message_id: string) =>
    staff.ask(sendTemplate, { conversation_id: to, message_id, template_id: template.template_id, values });
  const message_id = newId();
  expect((await send(conversation_id, message_id)).status).toBe(200);
  await bellhop.runDueJobs();
  expect(await sentOn(message_id)).toMatchObject({ kind: "simulator", attempts: 1 });

  const visitor = guestBrowser(bellhop, publicKey);
  await visitor.write("No one knows me");
  const unknown = (await inbox()).find(({ guest }) => guest.phone === null);
  expect((await send(unknown?.conversation_id ?? "", newId())).status).toBe(409);
});

test("a stopped connection holds up no reply on the page", async () => {
  const { conversation_id, guest_id } = await newGuest();
  const { body } = await staff.ask(createGuestLink, { guest_id });
  await inVenue("update channels set sending_stopped_because = 'account_blocked' where kind = 'simulator'");
  const held = await reply(conversation_id, "For the phone");
  const page = await openPage(tokenIn(body.link));
  await page.write("I am on the page");
  const onPage = await reply(conversation_id, "For the page");
  expect(await sentOn(held)).toMatchObject({ kind: "simulator", state: "queued" });
  expect(await sentOn(onPage)).toMatchObject({ kind: "web", state: "sent" });
  await inVenue("update channels set sending_stopped_because = null");
});

test("after an undone merge, each conversation is on a channel where its guest reads", async () => {
  const [phone, userId] = ["155509001", "US.9001"];
  await write({ phone }, "from the phone");
  await write({ userId }, "from the user id");
  await write({ phone, userId }, "from both");
  const own = (await inbox()).find(({ guest }) => guest.phone === `+${phone}`);
  const other = (await inbox()).find(({ conflict }) => conflict?.guest.guest_id === own?.guest.guest_id);
  if (!own?.conflict || !other) throw new Error("No conflict was recorded");
  const { conflict_id } = own.conflict;
  const { body } = await staff.ask(createGuestLink, { guest_id: other.guest.guest_id });
  const page = await openPage(tokenIn(body.link));
  await staff.ask(mergeGuests, { conflict_id });
  await page.write("The other guest, on the page");
  const channelOf = async ({ conversation_id }: { conversation_id: string }) =>
    (await staff.ask(readConversation, { conversation_id })).body.conversation.channel;
  expect(await channelOf(own)).toBe("web");
  await staff.ask(undoMerge, { conflict_id });
  expect(await channelOf(own)).toBe("simulator");
  const toPhone = await reply(own.conversation_id, "For the phone");
  expect(await sentOn(toPhone)).toMatchObject({ kind: "simulator", attempts: 1 });
});

test("an undone merge takes back links made meanwhile, and signs out browsers that used one", async () => {
  const [phone, userId] = ["155509002", "US.9002"];
  await write({ phone }, "my safe code is 4711");
  await write({ userId }, "from the user id");
  await write({ phone, userId }, "from both");
  const own = (await inbox()).find(({ guest }) => guest.phone === `+${phone}`);
  if (!own?.conflict) throw new Error("No conflict was recorded");
  const { conflict_id } = own.conflict;
  const { guest_id } = own.guest;
  const link = async () => tokenIn((await staff.ask(createGuestLink, { guest_id })).body.link);
  const before = await openPage(await link());
  bellhop.clock.pass(1_000);
  await staff.ask(mergeGuests, { conflict_id });
  const anyones = await openPage(await link());
  // A visitor's browser signs in, too.
  const visitor = guestBrowser(bellhop, publicKey);
  await visitor.write("Hello");
  await visitor.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link: await link() }) });
  for (const browser of [before, anyones, visitor])
    expect(await textsOnPage(browser)).toContain("my safe code is 4711");
  const unused = await link();
  bellhop.clock.pass(1_000);
  const stream = await anyones.follow();
  await staff.ask(undoMerge, { conflict_id });
  await stream.heard;
  expect(stream.events.at(-1)).toEqual({ kind: "ended" });
  expect(await textsOnPage(before)).toContain("my safe code is 4711");
  expect([await anyones.thread(), await visitor.thread()]).toEqual([null, null]);
  const late = guestBrowser(bellhop, publicKey);
  await late.visit("/sign-in", { method: "POST", body: new URLSearchParams({ link: unused }) });
  expect(await late.thread()).toBeNull();
});

test("the page shows neither the words nor the sources of an answer that staff took back on their phone", async () => {
  const { guest_id, conversation_id } = await newGuest("When is breakfast served?");
  bellhop.clock.pass(10_000);
  await bellhop.runDueJobs();
  const page = await openPage(tokenIn((await staff.ask(createGuestLink, { guest_id })).body.link));
  const answer = async () => (await page.thread())?.messages.find(({ author }) => author === "assistant");
  expect((await answer())?.sources).not.toEqual([]);
  await inVenue(
    `insert into message_changes (venue_id, change_id, channel_id, target_id, provider_message_id, kind, by_guest, value, happened_at)
     select venue_id, gen_random_uuid(), channel_id, provider_message_id, 'wamid.taken-back', 'deletion', false, '', now()
     from messages where conversation_id = '${conversation_id}' and author = 'assistant'`,
  );
  expect(await answer()).toMatchObject({ is_deleted: true, text: "", content: null, sources: [] });
});

test("what is told at once goes where the guest just wrote: an emergency's line, and that a form was passed on", async () => {
  expect((await staff.ask(changeSettings, { public: { request_buttons: ["towels"] } })).status).toBe(200);
  const told = async (conversation_id: string) => {
    const { messages } = (await staff.ask(readConversation, { conversation_id })).body;
    return sentOn(messages.findLast(({ author }) => author === "assistant")?.message_id ?? "");
  };
  const { conversation_id, guest_id } = await newGuest("Hello, I would like to talk to a person");
  const { link } = (await staff.ask(createGuestLink, { guest_id })).body;
  const guest = await openPage(tokenIn(link));
  const body = new URLSearchParams({ sent_as: newId(), kind: "towels", count: "2" });
  expect((await guest.visit("/requests", { method: "POST", body })).status).toBe(303);
  await bellhop.runDueJobs();
  expect(await told(conversation_id)).toMatchObject({ kind: "web" });
  const other = await newGuest();
  const { link: second } = (await staff.ask(createGuestLink, { guest_id: other.guest_id })).body;
  await (await openPage(tokenIn(second))).write("There is a fire in my room!");
  await bellhop.runDueJobs();
  expect(await told(other.conversation_id)).toMatchObject({ kind: "web" });
});
