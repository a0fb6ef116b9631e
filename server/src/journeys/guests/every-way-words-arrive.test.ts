import { createHash, randomUUID } from "node:crypto";
import { setVenueAlert } from "@bellhop/contract/alerts";
import { listConversations } from "@bellhop/contract/conversations";
import { linkParameter } from "@bellhop/contract/guest-page";
import {
  addGuest,
  changeGuest,
  createGuestLink,
  deleteGuest,
  exportGuest,
  keepGuestsApart,
  mergeGuests,
  sendGuestLink,
  undoMerge,
} from "@bellhop/contract/guests";
import { startImport } from "@bellhop/contract/imports";
import { reactToMessage, sendFile, sendReply } from "@bellhop/contract/messages";
import { changeRequest, createRequest, decideRequest, writeShiftNote } from "@bellhop/contract/requests";
import { applyReservationImport, startReservationImport } from "@bellhop/contract/reservation-imports";
import { changeSettings } from "@bellhop/contract/settings";
import { simulateGuestMessage } from "@bellhop/contract/simulator";
import { suggestAnswer } from "@bellhop/contract/suggestions";
import {
  addDefaultTemplates,
  listTemplates,
  sendTemplate,
  submitTemplate,
} from "@bellhop/contract/templates";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { findEachInDatabase, findInDatabase, findInFiles } from "../../testing/find-everywhere.ts";
import { type GuestBrowser, guestBrowser, guestPageKeys } from "../../testing/guest-browser.ts";
import { deliver } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
const query = (statement: string) => asOwner(bellhop.ownerUrl, statement, hotel.venueId);

const name = "Petronella Vandersloot";
const phone = "447700900345";
const userId = "GB.petronella1";
const number = "VDS-4471";
const day = (days: number) =>
  new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const stay = { checkin: day(-1), checkout: day(9), send: "never" } as const;

let staff: Caller;
const renewStaff = async () => {
  staff = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
};

/** Jobs that are due within some minutes, with those that they cause. */
async function runJobs() {
  for (let minute = 0; minute < 3; minute++) {
    await bellhop.runDueJobs();
    bellhop.clock.pass(20_000);
  }
  await bellhop.runDueJobs();
  await renewStaff();
}

const seconds = () => String(Math.floor(bellhop.clock.now().getTime() / 1000));
let sent = 0;

async function webhook(field: string, value: object) {
  bellhop.clock.pass(1_000);
  const metadata = { display_phone_number: "15550000", phone_number_id: hotel.phoneNumberId };
  const changes = [{ field, value: { messaging_product: "whatsapp", metadata, ...value } }];
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [{ id: "waba", changes }] });
  expect(await deliver(bellhop, body)).toBe(200);
}

/** The guest writes on WhatsApp. */
async function whatsapp(type: string, part: object, more: object = {}, username?: string) {
  const id = `wamid.way.${++sent}`;
  const contacts = [{ wa_id: phone, user_id: userId, profile: { name, username } }];
  const message = {
    from: phone,
    from_user_id: userId,
    id,
    timestamp: seconds(),
    type,
    [type]: part,
    ...more,
  };
  await webhook("messages", { contacts, messages: [message] });
  return id;
}
const text = (body: string) => whatsapp("text", { body });

const status = (more: object) =>
  webhook("messages", {
    statuses: [{ status: "delivered", timestamp: seconds(), recipient_id: phone, ...more }],
  });

async function conversationId(): Promise<string> {
  const { items } = (await staff.ask(listConversations, { tab: "all", limit: 100 })).body;
  const found = items.find(({ guest }) => guest.phone === `+${phone}`)?.conversation_id;
  if (!found) throw new Error("The guest has no conversation");
  return found;
}

const submit = (guest: GuestBrowser, part: string, fields: Record<string, string>) =>
  guest.visit(part, { method: "POST", body: new URLSearchParams(fields) });

async function verify(guest: GuestBrowser) {
  const answer = await submit(guest, "/verify", { reservation_number: number, surname: "Vandersloot" });
  expect(answer.headers.get("location")).toMatch(/#stay$/);
}

async function signIn(guest: GuestBrowser) {
  const { body } = await staff.ask(createGuestLink, { guest_id: await guestId() });
  const link = new URL(body.link).searchParams.get(linkParameter) ?? "";
  expect((await submit(guest, "/sign-in", { link })).headers.get("location")).toMatch(/#end$/);
}

const guestId = async () =>
  String((await query(`select guest_id from guests where phone = '+${phone}'`))[0]?.guest_id);

const opened = async () => {
  const guest = guestBrowser(bellhop, publicKey);
  await guest.page();
  return guest;
};

async function writeAs(guest: GuestBrowser, words: string) {
  expect((await guest.write(words)).status).toBe(200);
  return (await staff.ask(listConversations, { tab: "all", limit: 100 })).body.items.find(
    (one) => one.channel === "web" && one.last_message?.text === words,
  );
}

const base64 = (content: string) => Buffer.from(content).toString("base64");

/** A way in which words arrive. `exported` is false if they concern several guests or must not be exported. */
type Way = { arrive(word: string): Promise<unknown>; exported?: false };

const ways: Record<string, Way> = {
  "a text": { arrive: (word) => text(`Hello ${word}`) },
  "a text that staff are handed": { arrive: (word) => text(`Is there a ${word} on the roof?`) },
  "a caption": { arrive: (word) => whatsapp("image", { id: "m1", mime_type: "image/png", caption: word }) },
  "a place": { arrive: (word) => whatsapp("location", { latitude: 1, longitude: 2, name: word }) },
  "a contact": { arrive: (word) => whatsapp("contacts", [{ name: { formatted_name: word } }]) },
  "a button": { arrive: (word) => whatsapp("button", { payload: "p", text: word }) },
  "a list reply": {
    arrive: (word) =>
      whatsapp("interactive", { type: "list_reply", list_reply: { id: "1", title: word, description: "" } }),
  },
  "a form": {
    arrive: (word) =>
      whatsapp("interactive", {
        type: "nfm_reply",
        nfm_reply: { name: "flow", body: "Sent", response_json: JSON.stringify({ wish: word }) },
      }),
  },
  "an advertisement": {
    arrive: (word) =>
      whatsapp("text", { body: "Hi" }, { referral: { headline: word, source_url: "https://a.example" } }),
  },
  "an order": {
    arrive: (word) =>
      whatsapp("order", {
        text: word,
        product_items: [{ product_retailer_id: "p", quantity: 1, item_price: 1, currency: "EUR" }],
      }),
  },
  "a reaction": {
    arrive: async (word) => whatsapp("reaction", { message_id: await text("Hi"), emoji: word }),
  },
  "an edit": {
    arrive: async (word) =>
      whatsapp("edit", {
        original_message_id: await text("Hi"),
        message: { type: "text", text: { body: word } },
      }),
  },
  "an edit of a message that never came": {
    arrive: (word) =>
      whatsapp("edit", {
        original_message_id: "wamid.never",
        message: { type: "text", text: { body: word } },
      }),
  },
  "a reaction to a message that never came": {
    arrive: (word) => whatsapp("reaction", { message_id: "wamid.never.2", emoji: word }),
  },
  "the id of a quoted message": {
    arrive: (word) => whatsapp("text", { body: "This one" }, { context: { id: `wamid.${word}` } }),
    exported: false,
  },
  "a user name": { arrive: (word) => whatsapp("text", { body: "Hi" }, {}, word) },
  "a kind that is not known": {
    arrive: (word) => whatsapp("hologram", { what: word }),
    exported: false,
  },
  "a reply of staff": {
    arrive: async (word) =>
      staff.ask(sendReply, {
        conversation_id: await conversationId(),
        message_id: randomUUID(),
        text: `Dear ${word}`,
      }),
  },
  "a reaction of staff": {
    arrive: async () => {
      const id = await text("Thank you");
      const [row] = await query(`select message_id from messages where provider_message_id = '${id}'`);
      return staff.ask(reactToMessage, { message_id: String(row?.message_id), emoji: "👍" });
    },
    exported: false,
  },
  "a file of staff": {
    arrive: async (word) =>
      staff.ask(sendFile, {
        conversation_id: await conversationId(),
        message_id: randomUUID(),
        name: `${word}.txt`,
        content: base64(`bytes ${word}`),
        caption: "",
      }),
  },
  "a link of staff": {
    arrive: async () => staff.ask(sendGuestLink, { guest_id: await guestId(), message_id: randomUUID() }),
    exported: false,
  },
  "a template": {
    arrive: async (word) => {
      await staff.ask(addDefaultTemplates, {});
      const templates = async () => (await staff.ask(listTemplates, {})).body.items;
      for (const { template_id, state } of await templates())
        if (state === "draft") await staff.ask(submitTemplate, { template_id });
      await runJobs();
      const template = (await templates()).find(
        ({ state, content }) => state === "approved" && content.examples.body.length > 0,
      );
      if (!template) throw new Error("There is no template with values");
      const { header, body } = template.content.examples;
      const sentTo = await staff.ask(sendTemplate, {
        conversation_id: await conversationId(),
        message_id: randomUUID(),
        template_id: template.template_id,
        values: { header, body: body.map(() => word) },
      });
      expect(sentTo.status).toBe(200);
    },
  },
  "the venue's phone": {
    arrive: (word) =>
      webhook("smb_message_echoes", {
        contacts: [{ wa_id: phone, profile: { name } }],
        message_echoes: [
          {
            from: "15550000",
            to: phone,
            id: `wamid.echo.${++sent}`,
            timestamp: seconds(),
            type: "text",
            text: { body: word },
          },
        ],
      }),
  },
  "a message to another agent on the number": {
    arrive: (word) =>
      webhook("standby", {
        standby: {
          contacts: [{ wa_id: phone, user_id: userId, profile: { name } }],
          messages: [
            {
              from: phone,
              from_user_id: userId,
              id: `wamid.heard.${++sent}`,
              timestamp: seconds(),
              type: "text",
              text: { body: word },
            },
          ],
        },
      }),
  },
  "another agent on the number": {
    arrive: (word) =>
      webhook("standby", {
        standby: {
          message_echoes: [
            {
              id: `wamid.agent.${++sent}`,
              timestamp: seconds(),
              message: { to: phone, type: "text", text: { body: word } },
            },
          ],
        },
      }),
  },
  "a change of who answers": {
    arrive: (word) =>
      webhook("messaging_handovers", {
        recipient: { display_phone_number: "15550000", phone_number_id: hotel.phoneNumberId },
        sender: { user_id: userId, phone_number: phone },
        timestamp: seconds(),
        control_passed: { new_owner_role: "app", metadata: word },
        type: "control_passed",
      }),
    exported: false,
  },
  "the history of the venue's phone": {
    arrive: (word) =>
      webhook("history", {
        history: [
          {
            metadata: { phase: 0, chunk_order: 1, progress: 55 },
            threads: [
              {
                id: phone,
                context: { wa_id: phone },
                messages: [
                  {
                    from: phone,
                    id: `wamid.old.${++sent}`,
                    timestamp: seconds(),
                    type: "text",
                    text: { body: word },
                    history_context: { status: "READ" },
                  },
                ],
              },
            ],
          },
        ],
      }),
  },
  "the simulator": {
    arrive: (word) =>
      staff.ask(simulateGuestMessage, { phone: `+${phone}`, message_id: randomUUID(), text: word }),
  },
  "a status update about a message that is not known": {
    arrive: (word) =>
      status({
        id: `wamid.${word}`,
        errors: [{ code: 131026, title: "Undeliverable", error_data: { details: word } }],
      }),
  },
  "a status update by the callback token alone": {
    arrive: async (word) => {
      const [row] = await query(
        `select a.attempt_id from send_attempts a join messages m using (venue_id, message_id)
         join conversations c using (venue_id, conversation_id) where c.conversation_id = '${await conversationId()}' limit 1`,
      );
      await query(
        `update send_attempts set provider_message_id = null where attempt_id = '${row?.attempt_id}'`,
      );
      return status({ id: `wamid.${word}`, biz_opaque_callback_data: row?.attempt_id });
    },
    exported: false,
  },
  "the guest page, after verifying": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      await writeAs(guest, word);
    },
  },
  "a form for a request on the guest page": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      await staff.ask(changeSettings, { public: { request_buttons: ["other"] } });
      const form = { sent_as: newId(), kind: "other", words: `Please ${word}`, room: "12" };
      expect((await submit(guest, "/requests", form)).status).toBe(303);
    },
  },
  "the guest page, before verifying": {
    arrive: async (word) => {
      const guest = await opened();
      await writeAs(guest, word);
      await verify(guest);
    },
  },
  "the guest page, before using a link": {
    arrive: async (word) => {
      const guest = await opened();
      await writeAs(guest, word);
      await signIn(guest);
    },
  },
  "the guest page, after using a link": {
    arrive: async (word) => {
      const guest = await opened();
      await signIn(guest);
      expect((await guest.write(word)).status).toBe(200);
    },
  },
  "the guest page, in a session that is over": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      await writeAs(guest, word);
      await guest.post("/start-over", {});
    },
  },
  "the guest page, merged by staff": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      const thread = await writeAs(guest, word);
      const merged = await staff.ask(mergeGuests, { conflict_id: thread?.conflict?.conflict_id ?? "" });
      expect(merged.status).toBe(200);
    },
  },
  "the guest page, merged and separated again": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      const conflict_id = (await writeAs(guest, word))?.conflict?.conflict_id ?? "";
      for (const call of [mergeGuests, undoMerge])
        expect((await staff.ask(call, { conflict_id })).status).toBe(200);
    },
  },
  "a file from the guest page": {
    arrive: async (word) => {
      const guest = await opened();
      await verify(guest);
      const form = new FormData();
      form.append("sent_as", randomUUID());
      form.append("text", `See ${word}`);
      form.append("file", new Blob([`%PDF-1.4\n${word}\n%%EOF`], { type: "application/pdf" }), `${word}.pdf`);
      const answer = await guest.visit("/files", { method: "POST", body: form });
      expect(answer.status).toBe(200);
    },
  },
  "an e-mail address": {
    arrive: async (word) =>
      staff.ask(changeGuest, { guest_id: await guestId(), email: `${word}@mail.example` }),
  },
  "a booking's number": {
    arrive: (word) =>
      staff.ask(addGuest, { ...stay, name, phone: `+${phone}`, reservation_number: `${word}-1`, room: "" }),
  },
  "an imported row, and the name of its file": {
    arrive: async (word) => {
      const list = `name,phone,reservation number,arrival,departure\n${name},+${phone},${word}-2,${day(20)},${day(22)}\n`;
      const { body } = await staff.ask(startReservationImport, {
        from: {
          kind: "file",
          name: `${name.toLowerCase().replace(" ", "_")}_${word}.csv`,
          content: base64(list),
        },
      });
      await runJobs();
      expect((await staff.ask(applyReservationImport, { import_id: body.import_id })).status).toBe(200);
      await runJobs();
    },
  },
  "the name of a file of the hotel's texts": {
    arrive: async (word) => {
      const from = {
        kind: "file",
        name: `${name.replace(" ", "-")}-${word}.txt`,
        content: base64("Breakfast is served from 7:00 to 10:30."),
      } as const;
      expect((await staff.ask(startImport, { from })).status).toBe(200);
      await runJobs();
    },
    exported: false,
  },
  "a request by hand": {
    arrive: async (word) => {
      const conversation_id = await conversationId();
      const asked = { new_request_id: randomUUID(), kind: "other", conversation_id } as const;
      const made = await staff.ask(createRequest, { ...asked, words: word, note: `Ask for ${word}` });
      const { request_id, version } = made.body;
      const changed = await staff.ask(changeRequest, { request_id, version, words: "A kite", note: "" });
      expect(changed.status).toBe(200);
    },
  },
  "why a request was declined": {
    arrive: async (word) => {
      const conversation_id = await conversationId();
      const asked = { new_request_id: randomUUID(), kind: "other", conversation_id } as const;
      const { request_id, version } = (await staff.ask(createRequest, asked)).body;
      const decided = { request_id, version, decision: "decline", words: null, reason: word } as const;
      expect((await staff.ask(decideRequest, decided)).status).toBe(200);
    },
  },
  "the hotel's own request, and the note for the next shift": {
    arrive: async () => {
      const new_request_id = randomUUID();
      await staff.ask(createRequest, { new_request_id, kind: "repair", words: `The lamp of ${name}` });
      expect((await staff.ask(writeShiftNote, { text: `Call +${phone}, ${name}` })).status).toBe(200);
    },
    exported: false,
  },
  "an alert by hand": {
    arrive: () => staff.ask(setVenueAlert, { count: 1, text: `Call ${name}` }),
    exported: false,
  },
  "a suggested answer": {
    arrive: () =>
      staff.ask(suggestAnswer, {
        suggestion_id: randomUUID(),
        question: `May ${name} bring a horse?`,
        answer: "No.",
        language: "en",
      }),
    exported: false,
  },
};

/** A word of letters that no one writes. */
const wordOf = (way: string) =>
  `zqx${[...createHash("sha256").update(way).digest().subarray(0, 10)]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join("")}`;
/** Words that identify the guest. */
const names = ["petronella", "vandersloot", phone, "vds-4471", userId.toLowerCase()];

test("whatever way a guest's words arrive, the export has them, and a deletion leaves none", {
  timeout: 300_000,
}, async () => {
  await renewStaff();
  await staff.ask(addGuest, { ...stay, name, phone: `+${phone}`, reservation_number: number, room: "12" });
  await text("Good evening");
  await staff.ask(sendReply, {
    conversation_id: await conversationId(),
    message_id: randomUUID(),
    text: "Hi",
  });
  await runJobs();
  for (const [way, { arrive }] of Object.entries(ways)) {
    await arrive(wordOf(way)).catch((error: unknown) => {
      throw new Error(`The words did not arrive: ${way}`, { cause: error });
    });
  }
  await runJobs();

  const withWords = Object.keys(ways).filter(
    (way) =>
      ![
        "a reaction of staff",
        "a link of staff",
        "the hotel's own request, and the note for the next shift",
        "an alert by hand",
        "a suggested answer",
      ].includes(way),
  );
  /** Lists the places that hold the words of each way. */
  const arrived = async () => {
    const found = await findEachInDatabase(bellhop.ownerUrl, withWords.map(wordOf), [hotel.venueId]);
    return Object.fromEntries(
      withWords.flatMap((way) => (found.has(wordOf(way)) ? [[way, found.get(wordOf(way))]] : [])),
    );
  };
  expect(Object.keys(await arrived())).toEqual(withWords);
  expect((await findInFiles(bellhop.services.config.dataDir, withWords.map(wordOf))).length).toBe(2);

  const id = await guestId();
  const exported = (
    await staff.ask(exportGuest, { guest_id: id, format: "json" })
  ).body.content.toLowerCase();
  const expected = withWords.filter((way) => ways[way]?.exported !== false);
  expect(expected.filter((way) => !exported.includes(wordOf(way)))).toEqual([]);

  expect((await staff.ask(deleteGuest, { phone: `+${phone}` })).status).toBe(200);
  await runJobs();
  expect(await arrived()).toEqual({});
  expect(await findInDatabase(bellhop.ownerUrl, names, [hotel.venueId])).toEqual([]);
  expect(await findInFiles(bellhop.services.config.dataDir, [...names, "zqx"])).toEqual([]);

  // Later reports about unknown messages leave nothing either.
  await status({ id: "wamid.zqxlater" });
  await whatsapp("edit", {
    original_message_id: "wamid.x",
    message: { type: "text", text: { body: "zqxlater" } },
  });
  expect(await findInDatabase(bellhop.ownerUrl, ["zqxlater", ...names], [hotel.venueId])).toEqual([]);
});

test("words of others stay: of a visitor whom staff keep apart, and of someone else at the same browser", async () => {
  await renewStaff();
  const booked = { ...stay, room: "14" };
  const ada = { name: "Ada Lovelace", phone: "+447700900346", reservation_number: "ADA-1" };
  const emmy = { name: "Emmy Noether", phone: "+447700900347", reservation_number: "EMMY-1" };
  const { guest_id } = (await staff.ask(addGuest, { ...booked, ...ada })).body;
  await staff.ask(addGuest, { ...booked, ...emmy });
  const verifyAs = (guest: GuestBrowser, { name: whole, reservation_number }: typeof ada) =>
    submit(guest, "/verify", { reservation_number, surname: whole.split(" ")[1] ?? "" });

  const friend = await opened();
  await verifyAs(friend, ada);
  const apart = await writeAs(friend, "Hello from the friend");
  expect(apart?.conflict).toMatchObject({
    cause: "page",
    is_visitor: true,
    guest: { guest_id, name: "Ada Lovelace" },
  });
  await staff.ask(keepGuestsApart, { conflict_id: apart?.conflict?.conflict_id ?? "" });
  // Verifying again is no new suggestion.
  await verifyAs(friend, ada);
  expect((await writeAs(friend, "Hello again from the friend"))?.conflict).toBeNull();

  const tablet = await opened();
  await writeAs(tablet, "zqxada before verifying");
  await verifyAs(tablet, ada);
  await writeAs(tablet, "zqxada after verifying");
  await verifyAs(tablet, emmy);
  await writeAs(tablet, "Hello from Emmy");
  const anyone = await opened();
  await writeAs(anyone, "Hello from a stranger");

  expect((await staff.ask(deleteGuest, { guest_id })).body.messages).toBeGreaterThanOrEqual(2);
  await runJobs();
  expect(await findInDatabase(bellhop.ownerUrl, ["zqxada"], [hotel.venueId])).toEqual([]);
  const texts = (
    await query("select text from messages where author = 'guest' and text like 'Hello%from%'")
  ).map((row) => row.text);
  expect(texts.toSorted()).toEqual(
    [
      "Hello again from the friend",
      "Hello from Emmy",
      "Hello from a stranger",
      "Hello from the friend",
    ].toSorted(),
  );
  // The other person's page is still theirs.
  expect((await tablet.thread())?.messages.map((one) => one.text)).toContain("Hello from Emmy");
});
