import { listVenueAlerts } from "@bellhop/contract/alerts";
import { approveDraft, listConversations, readConversation } from "@bellhop/contract/conversations";
import { keepGuestsApart, mergeGuests, undoMerge } from "@bellhop/contract/guests";
import { listRequests } from "@bellhop/contract/requests";
import { changeSettings } from "@bellhop/contract/settings";
import { expect, test } from "vitest";
import { findRecipient } from "../../domain/delivery/index.ts";
import { recogniseGuest } from "../../domain/guests/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

let written = 0;
type From = { phone?: string; userId?: string };

/** A guest writes from a phone, from a user id, or from both. */
async function write({ phone, userId }: From, text: string) {
  bellhop.clock.pass(1_000);
  const timestamp = String(Math.floor(bellhop.clock.now().getTime() / 1000));
  const value = {
    messaging_product: "whatsapp",
    metadata: { display_phone_number: "15550000", phone_number_id: hotel.phoneNumberId },
    contacts: [{ wa_id: phone, user_id: userId, profile: { name: "Ana" } }],
    messages: [
      {
        from: phone,
        from_user_id: userId,
        id: `wamid.merge.${written++}`,
        timestamp,
        type: "text",
        text: { body: text },
      },
    ],
  };
  const entry = [{ id: "waba", changes: [{ field: "messages", value }] }];
  expect(await deliver(bellhop, JSON.stringify({ object: "whatsapp_business_account", entry }))).toBe(200);
}

const inbox = async () => (await staff.ask(listConversations, { tab: "all", limit: 100 })).body.items;

const textsOf = async (conversation_id: string) =>
  (await staff.ask(readConversation, { conversation_id })).body.messages
    .filter(({ author }) => author === "guest")
    .map(({ text }) => text);

const conflictAlerts = async () =>
  (await staff.ask(listVenueAlerts, {})).body.items.filter(({ cause }) => cause === "guest_conflict").length;

let people = 700;

/** Two guests with a conversation each; then a message comes from both addresses. */
async function twoGuests() {
  const phone = `15550${++people}`;
  const userId = `US.${people}`;
  await write({ phone }, "from the phone");
  await write({ userId }, "from the user id");
  await write({ phone, userId }, "from both");
  const own = (await inbox()).find(({ guest }) => guest.phone === `+${phone}`);
  const other = (await inbox()).find(
    (one) => one.conflict && one.conflict.guest.guest_id === own?.guest.guest_id,
  );
  if (!own?.conflict || !other) throw new Error("No conflict was recorded");
  return { phone, userId, own, other, conflict_id: own.conflict.conflict_id };
}

test("both conversations show the conflict; merged guests have one conversation with the messages of both", async () => {
  const { phone, userId, own, other, conflict_id } = await twoGuests();
  expect(own.conflict?.guest.guest_id).toBe(other.guest.guest_id);
  expect(await conflictAlerts()).toBe(1);
  const merged = await staff.ask(mergeGuests, { conflict_id });
  expect(merged).toMatchObject({ status: 200, body: { conversation_id: own.conversation_id } });
  expect(await conflictAlerts()).toBe(0);

  const [shown, ...more] = (await inbox()).filter(({ conversation_id }) =>
    [own.conversation_id, other.conversation_id].includes(conversation_id),
  );
  expect(more).toEqual([]);
  expect(shown).toMatchObject({ conversation_id: own.conversation_id, conflict: null, merged_into: null });
  expect(shown?.unread).toBe(own.unread + other.unread);
  const hidden = await staff.ask(readConversation, { conversation_id: other.conversation_id });
  expect(hidden.body.conversation.merged_into).toBe(own.conversation_id);

  await write({ userId }, "again from the user id");
  await write({ phone }, "again from the phone");
  expect(await textsOf(own.conversation_id)).toEqual([
    "from the phone",
    "from the user id",
    "from both",
    "again from the user id",
    "again from the phone",
  ]);
  expect((await staff.ask(mergeGuests, { conflict_id })).body).toEqual(merged.body);
  expect((await staff.ask(keepGuestsApart, { conflict_id })).status).toBe(409);
});

test("undo separates the guests again, and the conflict is open again", async () => {
  const { userId, own, other, conflict_id } = await twoGuests();
  await staff.ask(mergeGuests, { conflict_id });
  expect((await staff.ask(undoMerge, { conflict_id })).status).toBe(200);
  expect((await staff.ask(undoMerge, { conflict_id })).status).toBe(200);
  await write({ userId }, "still here");
  expect(await textsOf(own.conversation_id)).toEqual(["from the phone", "from both"]);
  expect(await textsOf(other.conversation_id)).toEqual(["from the user id", "still here"]);
  const listed = (await inbox()).find(({ conversation_id }) => conversation_id === other.conversation_id);
  expect(listed?.conflict?.conflict_id).toBe(conflict_id);
});

test("merged guests have the requests of both, also those made afterwards; undo separates them", async () => {
  const { phone, userId, own, other, conflict_id } = await twoGuests();
  const ask = async (from: From, text: string) => {
    await write(from, text);
    bellhop.clock.pass(5_000);
    await bellhop.runDueJobs();
  };
  const requestsOf = async (one: { guest_id: string } | { conversation_id: string }) => {
    const { items } = (await staff.ask(listRequests, { group: "all", ...one })).body;
    return items
      .map(({ kind, guest, conversation_id }) => [kind, guest?.guest_id, conversation_id])
      .toSorted();
  };
  await ask({ phone }, "Could you bring two towels to room 12 please?");
  await ask({ userId }, "Could you book a taxi tomorrow at 7:00 please?");
  await staff.ask(mergeGuests, { conflict_id });
  const ofOwn = [own.guest.guest_id, own.conversation_id];
  const both = [
    ["taxi", ...ofOwn],
    ["towels", ...ofOwn],
  ];
  expect(await requestsOf({ guest_id: own.guest.guest_id })).toEqual(both);
  expect(await requestsOf({ conversation_id: own.conversation_id })).toEqual(both);
  await staff.ask(undoMerge, { conflict_id });
  expect(await requestsOf({ guest_id: own.guest.guest_id })).toEqual([["towels", ...ofOwn]]);
  expect(await requestsOf({ conversation_id: other.conversation_id })).toEqual([
    ["taxi", other.guest.guest_id, other.conversation_id],
  ]);
});

test("guests who are kept apart keep their conversations, and the alert ends", async () => {
  const before = await conflictAlerts();
  const { own, other, conflict_id } = await twoGuests();
  expect(await conflictAlerts()).toBe(before + 1);
  expect((await staff.ask(keepGuestsApart, { conflict_id })).status).toBe(200);
  expect((await staff.ask(keepGuestsApart, { conflict_id })).status).toBe(200);
  expect(await conflictAlerts()).toBe(before);
  const ids = (await inbox()).filter(({ conflict }) => conflict === null).map((one) => one.conversation_id);
  expect(ids).toEqual(expect.arrayContaining([own.conversation_id, other.conversation_id]));
  expect((await staff.ask(mergeGuests, { conflict_id })).status).toBe(409);
  expect((await staff.ask(undoMerge, { conflict_id })).status).toBe(200);
});

test("a message reaches the address of the merged guest where the one that stays has none", async () => {
  const { phone, userId, own, conflict_id } = await twoGuests();
  const recipient = () =>
    bellhop.services.db.atVenue(hotel.venueId, (at) => findRecipient(at, own.conversation_id));
  expect(await recipient()).toEqual({ phone: `+${phone}`, whatsapp_user_id: null });
  await staff.ask(mergeGuests, { conflict_id });
  expect(await recipient()).toEqual({ phone: `+${phone}`, whatsapp_user_id: userId });
});

test("the conversation that stays takes over open questions, their alert and the stay", async () => {
  const { userId, own, other, conflict_id } = await twoGuests();
  await write({ userId }, "Is there a helipad?");
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const stay = {
    reservation_number: "B-7",
    status: "checked_in",
    checkin: "2026-11-20",
    checkout: "2026-11-23",
  } as const;
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    const reservationId = await addReservation(at, stay);
    await insertStay(at, { reservationId, guestId: other.guest.guest_id, room: "12" });
  });
  const before = (await staff.ask(readConversation, { conversation_id: other.conversation_id })).body;
  await staff.ask(mergeGuests, { conflict_id });
  const shown = (await staff.ask(readConversation, { conversation_id: own.conversation_id })).body
    .conversation;
  expect(shown.open_questions.map(({ about }) => about)).toContain("Is there a helipad?");
  expect(shown).toMatchObject({
    stay: { ...stay, room: "12" },
    last_message: before.conversation.last_message,
  });
  const { items } = (await staff.ask(listVenueAlerts, {})).body;
  const alertOf = (id: string) => items.filter((one) => one.conversation_id === id).map(({ cause }) => cause);
  expect(alertOf(other.conversation_id)).not.toContain("handed_over");
  expect(alertOf(own.conversation_id)).toContain("handed_over");
});

test("the guest with the only conversation stays", async () => {
  const phone = `+15550${++people}`;
  const userId = `US.${people}`;
  const met = { phone: null, whatsappUserId: null, parentId: null, username: null, profileName: "Ana" };
  const meet = (address: object) =>
    bellhop.services.db.atVenue(hotel.venueId, (at) => recogniseGuest(at, { ...met, ...address }));
  await meet({ phone });
  await write({ userId }, "from the user id");
  await meet({ phone, whatsappUserId: userId });
  const talks = (await inbox()).find(({ conflict }) => conflict?.guest.phone === phone);
  if (!talks?.conflict) throw new Error("No conflict was recorded");
  const { conflict_id } = talks.conflict;
  const { body } = await staff.ask(mergeGuests, { conflict_id });
  expect(body.conversation_id).toBe(talks.conversation_id);
  await write({ phone: phone.slice(1) }, "from the phone");
  expect(await textsOf(talks.conversation_id)).toEqual(["from the user id", "from the phone"]);
});

test("what waits for approval in the merged conversation becomes a question that stays until staff answer", async () => {
  await staff.ask(changeSettings, { functionality: { assistant_mode: "suggest" } });
  const { phone, userId, own, other, conflict_id } = await twoGuests();
  await write({ phone }, "Is there parking?");
  await write({ userId }, "What time is breakfast?");
  bellhop.clock.pass(3_500);
  await bellhop.runDueJobs();
  const find = async (id: string) => (await inbox()).find(({ conversation_id }) => conversation_id === id);
  expect((await find(other.conversation_id))?.draft?.about).toContain("breakfast");
  expect((await staff.ask(mergeGuests, { conflict_id })).status).toBe(200);
  const merged = await find(own.conversation_id);
  const draft_id = merged?.draft?.draft_id ?? "";
  const { conversation_id } = own;
  expect((await staff.ask(approveDraft, { conversation_id, draft_id })).status).toBe(200);
  const after = await find(own.conversation_id);
  expect(after?.waiting_since).not.toBeNull();
  const abouts = after?.open_questions.map(({ about }) => about);
  expect(abouts).toContainEqual(expect.stringContaining("What time is breakfast?"));
});
