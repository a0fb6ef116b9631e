import { fetchAccess } from "@bellhop/contract/access";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import {
  changeLogo,
  changeSettings,
  listSettingsChanges,
  readLogo,
  readSettings,
} from "@bellhop/contract/settings";
import { encode } from "fast-png";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const manager = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "manager")).sub);
const staff = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff")).sub);

/** Changes settings with any body, as a browser could. */
async function change(body: unknown, who: Caller = manager) {
  return ask(bellhop, changeSettings, body, who.headers);
}

const fieldsOf = (answer: { body: { errors?: { field: string }[] | undefined } }) =>
  answer.body.errors?.map(({ field }) => field).sort();

test("an empty body changes nothing and returns all settings", async () => {
  const other = await openHotel(bellhop.services, "Hotel Beta");
  const itsOwner = await signedIn(bellhop, other.owner.sub);
  const whole = await change({}, itsOwner);
  expect(whole.status).toBe(200);
  expect(whole.body).toMatchObject({
    general: { name: "Hotel Beta", timezone: "Europe/Rome", hours: null },
    functionality: { dashboard_conversation: true, assistant_mode: "live" },
    retention: { transcripts: 365, media: 90, webhooks: 30 },
  });
  const bare = await fetch(`${bellhop.services.selfUrl()}${changeSettings.path}`, {
    method: "POST",
    headers: itsOwner.headers,
  });
  expect(await bare.json()).toEqual(whole.body);
});

test("staff can read the settings, but not change them", async () => {
  const whole = (await change({})).body;
  expect(await staff.ask(readSettings, {})).toMatchObject({ status: 200, body: whole });
  expect((await change({ general: { rooms: 12 } }, staff)).status).toBe(403);
});

test("given fields change, others stay, also within a section", async () => {
  const before = (await change({})).body;
  const after = (
    await change({
      general: { name: "Hotel Aurora", timezone: "Atlantic/Azores", country: "PT" },
      proactive: { quiet_from: "21:30" },
    })
  ).body;
  expect(after).toEqual({
    ...before,
    version: before.version + 1,
    general: { ...before.general, name: "Hotel Aurora", timezone: "Atlantic/Azores", country: "PT" },
    proactive: { ...before.proactive, quiet_from: "21:30" },
  });
  expect((await change({})).body).toEqual(after);
  expect((await change({ proactive: { quiet_from: "21:30" } })).body.version).toBe(after.version);
  expect((await manager.ask(fetchAccess, {})).body.venue).toMatchObject({
    name: "Hotel Aurora",
    timezone: "Atlantic/Azores",
  });
});

test("unknown keys are refused by name, nested ones too, and nothing changes", async () => {
  const before = (await change({})).body;
  const answer = await change({
    functionality: { assistant_mode: "paused", concerge: true },
    assistant: { hand_over: { topics: [], at_night: true, to: "x" } },
    colours: {},
  });
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer)).toEqual(["assistant.hand_over.to", "colours", "functionality.concerge"]);
  expect((await change({})).body).toEqual(before);
});

test.each([
  ["general.timezone", { general: { timezone: "Europe/Atlantis" } }],
  ["general.timezone", { general: { timezone: "+02:00" } }],
  ["general.hours", { general: { hours: [{ days: ["monday"], from: "08:00", to: "08:00" }] } }],
  ["general.timezone", { general: { timezone: "europe/rome" } }],
  ["general.timezone", { general: { timezone: "Etc/../../etc/passwd" } }],
  ["general.currency", { general: { currency: "DEM" } }],
  ["general.currency", { general: { currency: "eur" } }],
  ["general.country", { general: { country: "EU" } }],
  ["general.default_language", { general: { default_language: "fr" } }],
  ["general.default_language", { general: { languages: ["it"] } }],
  ["general.languages", { general: { languages: [] } }],
  ["general.languages", { general: { languages: ["en", "en"] } }],
  ["general.name", { general: { name: "  " } }],
  ["general.name", { general: { name: null } }],
  ["general.hours.0.from", { general: { hours: [{ days: ["monday"], from: "25:00", to: "10:00" }] } }],
  ["functionality.assistant_mode", { functionality: { assistant_mode: "off" } }],
  ["functionality.whatsapp", { functionality: { whatsapp: "yes" } }],
  ["functionality", { functionality: [] }],
  ["retention.media", { retention: { media: 0 } }],
  ["assistant.confidence", { assistant: { confidence: 1.2 } }],
  ["public.allowed_sites.0", { public: { allowed_sites: ["javascript:alert(1)"] } }],
  ["proactive.quiet_to", { proactive: { quiet_to: "9:00" } }],
  ["version", { version: "one" }],
])("an invalid %s is refused: %j", async (field, body) => {
  const answer = await change(body);
  expect({ status: answer.status, fields: fieldsOf(answer) }).toEqual({ status: 422, fields: [field] });
});

test("a change based on another version is refused; of two on the same version one succeeds", async () => {
  const { version } = (await change({})).body;
  expect((await change({ version: version - 1, proactive: { max_per_day: 3 } })).status).toBe(409);
  const both = await Promise.all(
    [4, 5].map((max_per_day) => change({ version, proactive: { max_per_day } })),
  );
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
});

test("concurrent changes of different sections are both kept", async () => {
  await Promise.all([
    change({ retention: { media: 45 } }),
    change({ notifications: { sound: false } }),
    change({ proactive: { max_per_day: 6 } }),
  ]);
  expect((await change({})).body).toMatchObject({
    retention: { media: 45 },
    notifications: { sound: false },
    proactive: { max_per_day: 6 },
  });
});

test("staff may not change settings; a manager may", async () => {
  const refused = await change({ functionality: { dashboard_conversation: false } }, staff);
  expect([refused.status, refused.body.code]).toEqual([403, "role_required"]);
  expect((await change({ functionality: { dashboard_conversation: true } })).status).toBe(200);
});

test("a paused assistant answers no one from then on, the features follow, and dashboards are notified", async () => {
  await change({ functionality: { assistant_mode: "paused", whatsapp: true, concierge: false } });
  expect((await staff.ask(fetchAccess, {})).body.flags).toEqual({
    dashboardConversationEnable: true,
    enableWhatsapp: true,
    builtConcierge: false,
    assistantAnswers: false,
  });
  const told = await asOwner(
    bellhop.ownerUrl,
    "select event from live_events order by seq desc limit 1",
    hotel.venueId,
  );
  expect(told).toEqual([
    {
      event: {
        kind: "settings",
        flags: {
          dashboardConversationEnable: true,
          enableWhatsapp: true,
          builtConcierge: false,
          assistantAnswers: false,
        },
      },
    },
  ]);

  await change({ functionality: { concierge: true } });
  const text = { from: "15550301", id: "wamid.p1", text: "When is breakfast?" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
  const [waiting] = (await staff.ask(listConversations, { tab: "waiting" })).body.items;
  const thread = await staff.ask(readConversation, { conversation_id: String(waiting?.conversation_id) });
  expect(thread.body.messages.map(({ author, event }) => [author, event?.kind])).toEqual([
    ["guest", undefined],
    ["system", "handed_over"],
  ]);

  await change({ functionality: { assistant_mode: "live" } });
  const other = { from: "15550302", id: "wamid.p2", text: "When is breakfast?" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [other]));
  bellhop.clock.pass(5_000);
  await bellhop.runDueJobs();
  const { items } = (await staff.ask(listConversations, { tab: "assistant" })).body;
  expect(items[0]?.last_message).toMatchObject({ author: "assistant" });
});

test("each changed setting says who changed it last, and when; the others stay as they were", async () => {
  const other = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "owner")).sub);
  const of = async (field: string) =>
    (await staff.ask(listSettingsChanges, {})).body.items.find((one) => one.field === field);
  await change({ functionality: { translation: false } });
  const noted = await of("functionality.translation");
  bellhop.clock.pass(60_000);
  await change({ functionality: { translation: false }, retention: { webhooks: 20 } }, other);
  expect(await of("functionality.translation")).toEqual(noted);
  expect(noted).toMatchObject({ by: "A manager" });
  const later = await of("retention.webhooks");
  expect(later).toMatchObject({ by: "A owner" });
  expect(Date.parse(String(later?.at)) - Date.parse(String(noted?.at))).toBeGreaterThanOrEqual(60_000);
});

test("the observed dashboard sends the whole object back as it was read", async () => {
  await change({ functionality: { translation: false } });
  const whole = (await change({})).body;
  const sent = { ...whole, functionality: { ...whole.functionality, translation: true } };
  const answer = await change(sent);
  expect(answer.body).toEqual({ ...sent, version: whole.version + 1 });
  expect((await change(sent)).body.code).toBe("wrong_state");
});

/** A picture of one colour, with an alpha channel. */
const picture = (width: number, height: number) =>
  Buffer.from(
    encode({ width, height, channels: 4, depth: 8, data: new Uint8Array(width * height * 4).fill(120) }),
  );

test("a logo is stored by its content, read back, and removed; dashboards are notified", async () => {
  const png = picture(30, 20);
  const stored = await manager.ask(changeLogo, { image: png.toString("base64") });
  const logo = { type: "image/png", width: 30, height: 20, image: png.toString("base64") };
  expect(stored).toMatchObject({ status: 200, body: { logo } });
  expect((await staff.ask(readLogo, {})).body).toEqual({ logo });
  const [told] = await asOwner(
    bellhop.ownerUrl,
    "select event->>'kind' as kind from live_events order by seq desc limit 1",
    hotel.venueId,
  );
  expect(told).toEqual({ kind: "settings" });
  expect((await staff.ask(changeLogo, { image: null })).status).toBe(403);
  expect((await manager.ask(changeLogo, { image: null })).body).toEqual({ logo: null });
  expect((await staff.ask(readLogo, {})).body).toEqual({ logo: null });
});

test.each([
  ["logo_type_refused", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["logo_type_refused", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
  ["logo_type_refused", picture(4, 4).subarray(0, 60)],
  ["logo_type_refused", Buffer.concat([picture(4, 4).subarray(0, 45), Buffer.alloc(40)])],
  ["logo_type_refused", Buffer.from("ffd8ffe000104a46494600010101", "hex")],
  ["logo_too_many_pixels", picture(2_001, 1)],
  ["logo_too_large", Buffer.concat([picture(4, 4), Buffer.alloc(1024 * 1024)])],
])("an image is refused with %s", async (code, image) => {
  const { status, body } = await manager.ask(changeLogo, { image: image.toString("base64") });
  expect([status, body.errors?.[0]?.field, body.errors?.[0]?.code]).toEqual([422, "image", code]);
});
