import { listVenueAlerts } from "@bellhop/contract/alerts";
import { handBack, listConversations, readConversation, takeOver } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver } from "../../testing/webhook.ts";

const bellhop = await testBellhop();

type Person = { userId: string; phone?: string };
let hotel: Awaited<ReturnType<typeof openHotel>>;
let staff: Caller;

async function openNewHotel() {
  hotel = await openHotel(bellhop.services, "Hotel Alpha");
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
}

const metadata = () => ({ display_phone_number: "15550000", phone_number_id: hotel.phoneNumberId });
const inBody = (field: string, value: object) =>
  JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "waba", changes: [{ field, value: { messaging_product: "whatsapp", ...value } }] }],
  });
const second = (secondsAgo: number) => String(Math.floor(bellhop.clock.now().getTime() / 1000) - secondsAgo);

const written = ({ userId, phone }: Person, id: string, secondsAgo: number, part: object) => ({
  contacts: [{ user_id: userId, ...(phone && { wa_id: phone }), profile: {} }],
  messages: [
    { id, from_user_id: userId, ...(phone && { from: phone }), timestamp: second(secondsAgo), ...part },
  ],
});
const text = (body: string) => ({ type: "text", text: { body } });

const heard = (who: Person, id: string, secondsAgo: number, body: string) =>
  inBody("standby", { metadata: metadata(), standby: written(who, id, secondsAgo, text(body)) });
const wrote = (who: Person, id: string, secondsAgo: number, part: object) =>
  inBody("messages", { metadata: metadata(), ...written(who, id, secondsAgo, part) });
const echoed = ({ userId, phone }: Person, id: string, secondsAgo: number, body: string) =>
  inBody("standby", {
    metadata: metadata(),
    standby: {
      message_echoes: [
        {
          id,
          timestamp: second(secondsAgo),
          message: { ...(phone ? { to: phone } : { recipient: userId }), ...text(body) },
        },
      ],
    },
  });
const priced = (id: string, secondsAgo: number) =>
  inBody("standby", {
    metadata: metadata(),
    standby: {
      statuses: [
        {
          id,
          status: "delivered",
          timestamp: second(secondsAgo),
          recipient_user_id: "US.1",
          pricing: {
            billable: false,
            pricing_model: "PMP",
            type: "free_customer_service",
            category: "service",
          },
        },
      ],
    },
  });
const handed = (type: string, { userId }: Person, secondsAgo: number, role: string) =>
  inBody("messaging_handovers", {
    recipient: metadata(),
    sender: { user_id: userId },
    timestamp: second(secondsAgo),
    type,
    [type]: { previous_owner_role: "x", new_owner_role: role },
  });

async function only() {
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  expect(items).toHaveLength(1);
  const { conversation_id } = items[0] as (typeof items)[number];
  return (await staff.ask(readConversation, { conversation_id })).body;
}

const causes = async () =>
  (await staff.ask(listVenueAlerts, {})).body.items.map(({ cause }) => cause).toSorted();

async function runJobs(forMs: number) {
  for (let passed = 0; passed < forMs; passed += 5_000) {
    bellhop.clock.pass(5_000);
    await bellhop.runDueJobs();
  }
}

const ben = { userId: "US.2", phone: "16505550002" };
const ana = { userId: "US.13491208655302741918" };

test("what a guest writes to another agent is in the thread, and the assistant is silent", async () => {
  await openNewHotel();
  await deliver(bellhop, heard(ana, "wamid.1", 2, "When is breakfast served?"));
  await runJobs(15_000);
  const { conversation, messages } = await only();
  expect(conversation).toMatchObject({
    answered_elsewhere: true,
    guest: { name: "…741918", phone: null },
    held: { by: "assistant" },
  });
  expect(messages.map(({ author, origin }) => [author, origin])).toEqual([["guest", { on_standby: true }]]);
  // Nothing is silent: the number's alert at once, and people are called if the other agent does not answer.
  expect(await causes()).toEqual(["guest_waits", "other_agent"]);
  await deliver(bellhop, echoed(ana, "wamid.2", 0, "From seven o'clock."));
  expect(await causes()).toEqual(["other_agent"]);
  const after = await only();
  expect(after.conversation.waiting_since).toBeNull();
  expect(after.messages.at(-1)).toMatchObject({ author: "staff", origin: { by_other_agent: true } });
});

test("a reply takes the thread back, and the assistant answers once it is handed back", async () => {
  await openNewHotel();
  await deliver(bellhop, heard(ben, "wamid.1", 2, "Hello"));
  const { conversation_id } = (await only()).conversation;
  await staff.ask(takeOver, { conversation_id });
  await staff.ask(sendReply, { conversation_id, message_id: newId(), text: "We are here." });
  await runJobs(5_000);
  expect((await only()).conversation.answered_elsewhere).toBe(false);
  await staff.ask(handBack, { conversation_id });
  await deliver(bellhop, wrote(ben, "wamid.3", 0, text("When is breakfast served?")));
  await runJobs(10_000);
  expect((await only()).messages.at(-1)?.author).toBe("assistant");
});

test("reports in any order, and twice, end in the same thread", async () => {
  const ending = () => ({ userId: "US.9" });
  const results = new Set<string>();
  for (let shuffle = 0; shuffle < 12; shuffle++) {
    await openNewHotel();
    const who = ending();
    const bodies = [
      wrote(who, "wamid.a", 50, text("First")),
      heard(who, "wamid.b", 40, "Second"),
      echoed(who, "wamid.c", 39, "The agent's answer"),
      priced("wamid.c", 38),
      handed("control_passed", who, 30, "escalation"),
      wrote(who, "wamid.d", 29, text("Third")),
      handed("control_taken", who, 20, "ai_agent"),
      heard(who, "wamid.e", 19, "Fourth"),
    ];
    const order = [...bodies, ...bodies].sort(() => Math.random() - 0.5);
    for (const body of order) expect(await deliver(bellhop, body)).toBe(200);
    const { conversation, messages } = await only();
    const [priceRow] = await asOwner(
      bellhop.ownerUrl,
      "select price_category, price_type, is_charged, state from messages where provider_message_id = 'wamid.c'",
      hotel.venueId,
    );
    results.add(
      JSON.stringify({
        elsewhere: conversation.answered_elsewhere,
        texts: messages
          .map(({ author, text: words, event }) => `${author} ${event?.kind ?? words}`)
          .toSorted(),
        priceRow,
      }),
    );
  }
  expect([...results]).toHaveLength(1);
  expect(JSON.parse([...results][0] ?? "")).toEqual({
    elsewhere: true,
    texts: [
      "guest First",
      "guest Fourth",
      "guest Second",
      "guest Third",
      "staff The agent's answer",
      "system control_received",
      "system control_taken",
    ],
    priceRow: {
      price_category: "service",
      price_type: "free_customer_service",
      is_charged: false,
      state: "delivered",
    },
  });
});

const card = (origin: string, waId: string) => ({
  type: "contacts",
  contacts: [
    {
      name: { formatted_name: "Ana" },
      origin,
      phones: [{ phone: "+1 650-555-1234", wa_id: waId, type: "CELL" }],
    },
  ],
});

test.each([
  ["own card", "contact_request", "16505551234", "+16505551234"],
  ["somebody's card", "other", "16505551234", null],
  ["card with an id for a phone", "contact_request", "US.13491208655302741918", "+16505551234"],
])("a guest known only by id shares a card: %s", async (_, origin, waId, phone) => {
  await openNewHotel();
  await deliver(bellhop, wrote(ana, "wamid.1", 5, text("Hello")));
  const body = wrote(ana, "wamid.2", 2, card(origin, waId));
  for (let count = 0; count < 2; count++) await deliver(bellhop, body);
  const { conversation, messages } = await only();
  expect(conversation.guest.phone).toBe(phone);
  expect(messages.filter(({ event }) => event?.kind === "phone_shared")).toHaveLength(phone ? 1 : 0);
});

test("a card with the phone of another guest is a hint to merge them, and joins no one", async () => {
  await openNewHotel();
  await deliver(bellhop, wrote({ userId: "", phone: "16505551234" }, "wamid.1", 9, text("By phone")));
  await deliver(bellhop, wrote(ana, "wamid.2", 5, text("By id")));
  await deliver(bellhop, wrote(ana, "wamid.3", 2, card("contact_request", "16505551234")));
  const { items } = (await staff.ask(listConversations, { tab: "all" })).body;
  expect(items.map(({ guest, conflict }) => [guest.phone, conflict !== null])).toEqual([
    [null, true],
    ["+16505551234", true],
  ]);
  expect(await causes()).toContain("guest_conflict");
});

test("no id becomes a phone, however it is written", async () => {
  await openNewHotel();
  const ids = ["US.ENT.11815799212886844830", `BR.${"9".repeat(125)}`, "GB.15021502", "IT.39 333 1234"];
  for (const [index, userId] of ids.entries())
    for (const named of [{ from: userId }, { from: "", from_user_id: userId }, { from_user_id: userId }]) {
      const message = {
        id: `wamid.${index}.${Object.keys(named).length}`,
        timestamp: second(1),
        ...text("Hi"),
        ...named,
      };
      await deliver(bellhop, inBody("messages", { metadata: metadata(), messages: [message] }));
    }
  const guests = await asOwner(
    bellhop.ownerUrl,
    "select phone, whatsapp_user_id from guests order by whatsapp_user_id",
    hotel.venueId,
  );
  expect(guests).toEqual(ids.toSorted().map((id) => ({ phone: null, whatsapp_user_id: id })));
});
