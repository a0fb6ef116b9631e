import { randomUUID } from "node:crypto";
import { clearVenueAlerts, restoreVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import { type AuditEntry, listAudit } from "@bellhop/contract/audit";
import { type Call, type InputOf, unauditedReasons } from "@bellhop/contract/call";
import {
  rollBackConcierge,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { dismissContradiction } from "@bellhop/contract/contradictions";
import { approveDraft, discardDraft, listConversations } from "@bellhop/contract/conversations";
import { saveDoorCode } from "@bellhop/contract/door-codes";
import { dismissGap } from "@bellhop/contract/gaps";
import {
  addGuest,
  changeGuest,
  createGuestLink,
  deleteGuest,
  keepGuestsApart,
  matchGuests,
  mergeGuests,
  sendGuestLink,
  undoMerge,
} from "@bellhop/contract/guests";
import { startImport } from "@bellhop/contract/imports";
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
} from "@bellhop/contract/invitations";
import { exportKnowledge, moveEntryHome, replaceKnowledge } from "@bellhop/contract/knowledge";
import { changeMember, leaveOperator, removeMember, restoreMember } from "@bellhop/contract/members";
import { sendAgain, sendReply } from "@bellhop/contract/messages";
import { connectModel, disconnectModel } from "@bellhop/contract/model";
import {
  planDuty,
  removeWebhook,
  renewWebhookSecret,
  saveWebhook,
  setDuty,
} from "@bellhop/contract/notifications";
import { choosePlan } from "@bellhop/contract/plans";
import {
  addProactiveRule,
  addReadyMadeRules,
  deleteProactiveRule,
  pauseProactive,
  saveProactiveRule,
  switchProactiveRule,
  testProactiveRule,
} from "@bellhop/contract/proactive";
import { renewGuestPageLink } from "@bellhop/contract/qr-code";
import { startReplay } from "@bellhop/contract/replay";
import {
  changeRequest,
  createRequest,
  decideRequest,
  undoReply,
  undoRequest,
  writeShiftNote,
} from "@bellhop/contract/requests";
import {
  applyReservationImport,
  changeImportFormat,
  importReservations,
  removeCalendarFeed,
  saveCalendarFeed,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import {
  addReservationGuest,
  changeReservation,
  moveRoom,
  removeReservationGuest,
  setReservationStatus,
} from "@bellhop/contract/reservations";
import { changeLogo, changeSettings } from "@bellhop/contract/settings";
import { completeSignup } from "@bellhop/contract/sign-up";
import { simulateGuestMessage } from "@bellhop/contract/simulator";
import { correctStatement, translateStatements } from "@bellhop/contract/statements";
import { recountStatistics } from "@bellhop/contract/statistics";
import { decideSuggestion, listSuggestions, suggestAnswer } from "@bellhop/contract/suggestions";
import { cancelTask } from "@bellhop/contract/tasks";
import {
  addDefaultTemplates,
  deleteTemplate,
  readTemplatesAgain,
  saveTemplate,
  sendTemplate,
  submitTemplate,
} from "@bellhop/contract/templates";

import { publishDespiteTests, removeTestQuestion, saveTestQuestion } from "@bellhop/contract/test-questions";
import { addVenue, closeVenue, renameVenue, reopenVenue } from "@bellhop/contract/venues";
import { checkWhatsapp, connectWhatsapp, disconnectWhatsapp } from "@bellhop/contract/whatsapp";
import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { ask, type Caller, signedIn } from "../../testing/ask.ts";
import { addColleague, openAccount, openHotel } from "../../testing/cast.ts";
import { exampleInput } from "../../testing/each-call.ts";
import {
  contradictionOf,
  draftIn,
  guestConflict,
  reservationImportOf,
  ruleOf,
  translationOf,
  twoHotels,
  webhookOf,
} from "../../testing/two-hotels.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { allRoutes } from "./app.ts";

const { bellhop, hotel, staff, whoMakes, ideasOf, idsOf, idsFor } = await twoHotels();
const { owner, staff: clerk } = staff;
const ownModel = {
  wire: "openai",
  base_url: "https://127.0.0.1/v1",
  name: "small",
  key: "sk-0123456789abcdef",
  price: null,
} as const;
const ownerOfHotel = { member_id: hotel.owner.member_id, name: hotel.owner.name };

const calls = allRoutes.map(({ call }) => call).filter((call) => call.access === "changes");
const noted = calls.filter((call) => call.audit === "noted");

const guest = { phone: "15550199", words: "my safe's code is Zanzibar" };
const text = { from: guest.phone, id: "wamid.1", text: guest.words, name: "Ines", at: bellhop.clock.now() };
await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));

type Doing = {
  input: unknown;
  who?: Caller;
  /** The actor in the entry, if not the owner. */
  by?: { member_id?: string; name: string };
  /** The log that contains the entry, if not the owner's. */
  reader?: Caller;
};

const colleague = () => addColleague(bellhop.services, hotel, "staff");

/** A member of another operator who is invited here. */
async function invited() {
  const elsewhere = await openHotel(bellhop.services, "Elsewhere");
  const { email, name, sub } = await addColleague(bellhop.services, elsewhere, "staff");
  const made = await owner.ask(inviteMember, { email, role: "staff", venue_ids: null, language: "en" });
  bellhop.clock.pass(61_000);
  const input = { invitation_id: made.body.invitation_id };
  return { email, doing: { who: await signedIn(bellhop, sub), by: { name }, input } };
}

async function sister() {
  const { venue_id } = (await owner.ask(addVenue, exampleInput(addVenue, {}) as never)).body;
  return { venue_id };
}

/** A template of the simulator. */
async function draft() {
  const content = { header: "", body: "Hello", footer: "", buttons: [], examples: { header: [], body: [] } };
  const name = `t${randomUUID().replaceAll("-", "")}`;
  const input = { name, language: "en", category: "utility", content } as const;
  return { input: { template_id: (await owner.ask(saveTemplate, input)).body.template_id } };
}

let strangers = 300;

/** An open conflict of two guests who have not written. */
async function conflict() {
  const phone = `+15550${++strangers}`;
  await guestConflict(bellhop, hotel, phone);
  const [row] = await asOwner(
    bellhop.ownerUrl,
    `select k.conflict_id from guest_conflicts k join guests g using (venue_id, guest_id) where g.phone = '${phone}'`,
    hotel.venueId,
  );
  return { input: { conflict_id: row?.conflict_id as string } };
}

async function madeRequest() {
  const input = { new_request_id: randomUUID(), kind: "repair", words: "Lamp" } as const;
  const { request_id, version } = (await owner.ask(createRequest, input)).body;
  return { request_id, version };
}

const aRule = {
  name: "Welcome",
  moment: { kind: "after_check_in", minutes: 30 },
  purpose: "service",
  conditions: {},
  texts: [{ language: "en", text: "Welcome, {first_name}.", fallbacks: {}, needs_check: false }],
  template_name: "welcome",
  extra_entry_id: null,
  holdout_percent: 0,
} satisfies Omit<InputOf<typeof addProactiveRule>, "rule_id">;

const testOfHandOver = {
  test_question_id: randomUUID(),
  text: "May I speak to the manager?",
  expects: "hand_over",
  entry_id: null,
  is_critical: true,
} as const;

let stays = 0;

/** A guest of their own booking. */
async function booking() {
  const phone = `+4477009${String(++stays).padStart(5, "0")}`;
  const dates = { checkin: "2027-05-01", checkout: "2027-05-04" };
  const input = {
    ...dates,
    name: "Ada",
    phone,
    reservation_number: `A-${stays}`,
    room: "1",
    send: "never",
  } as const;
  const { guest_id, reservation_id } = (await owner.ask(addGuest, input)).body;
  return { guest_id, reservation_id, phone, input };
}

async function readImport(call: Call) {
  const { import_id } = await reservationImportOf(owner, bellhop.runDueJobs, call);
  return { input: { import_id } };
}

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=";
const feed = { name: "Attic", url: "https://127.0.0.1/nobody-listens.ics", room: "" };

/** Without a network, its steps fail; the connection is there. */
const connection = {
  waba_id: "8801",
  phone_type: "cloud_api",
  meta_phone_number_id: "7701",
  access_token: "t",
} as const;

/** A hotel whose number may change: the others of this file need their simulator. */
async function atAnotherHotel() {
  const { owner, venueId } = await openHotel(bellhop.services, "Hotel Connected");
  const who = await signedIn(bellhop, owner.sub);
  return { who, reader: who, by: { member_id: owner.member_id, name: owner.name }, venueId };
}

/** For each recorded call: a change, and its preconditions. */
const doings: Record<string, () => Promise<Doing>> = {
  [changeSettings.path]: async () => {
    await owner.ask(changeSettings, { general: { timezone: "Europe/Rome" } });
    return { input: { general: { timezone: "Europe/Paris" } } };
  },
  [renewGuestPageLink.path]: async () => ({ input: { place: "house" } }),
  [changeLogo.path]: async () => ({ input: { image: onePixel } }),
  [replaceKnowledge.path]: async () => {
    const { body } = await owner.ask(exportKnowledge, {});
    const taxi = { entry_id: randomUUID(), section: "faq", texts: { en: { title: "Taxi" } } };
    return { input: { file: JSON.stringify({ ...body, entries: [...body.entries, taxi] }) } };
  },
  [updateConcierge.path]: async () => {
    await bellhop.runDueJobs();
    return { input: {} };
  },
  [updateConciergeGeneral.path]: async () => ({ input: {} }),
  [updateAssistantTools.path]: async () => ({ input: {} }),
  [rollBackConcierge.path]: async () => {
    await bellhop.runDueJobs();
    return { input: { version: 1 } };
  },
  [startImport.path]: async () => ({ input: { from: { kind: "text", text: "Sauna: €12 per person" } } }),
  [applyReservationImport.path]: () => readImport(applyReservationImport),
  [undoReservationImport.path]: () => readImport(undoReservationImport),
  [importReservations.path]: async () => ({
    input: {
      source: "my-pms",
      reservations: [{ external_id: randomUUID(), checkin: "2026-11-21", checkout: "2026-11-22" }],
    },
  }),
  [saveCalendarFeed.path]: async () => ({ input: feed }),
  [removeCalendarFeed.path]: async () => ({
    input: { feed_id: (await owner.ask(saveCalendarFeed, feed)).body.feed_id },
  }),
  [cancelTask.path]: async () => ({
    input: { task_id: (await owner.ask(updateConcierge, {})).body.task_id },
  }),
  [dismissContradiction.path]: async () => ({
    input: { contradiction_id: (await contradictionOf(owner)).contradiction_id },
  }),
  [suggestAnswer.path]: async () => ({ input: exampleInput(suggestAnswer, {}) }),
  [decideSuggestion.path]: async () => {
    const [open] = (await owner.ask(listSuggestions, {})).body.items;
    return { input: { suggestion_id: open?.suggestion_id, decision: "accepted" } };
  },
  [dismissGap.path]: async () => ({
    input: { question_ids: (await idsOf(hotel)).question_ids, is_dismissed: true },
  }),
  [startReplay.path]: async () => ({ input: { messages: 100 } }),
  [recountStatistics.path]: async () => ({ input: { from: "2026-11-01", to: "2026-11-30" } }),
  [saveTestQuestion.path]: async () => ({ input: testOfHandOver }),
  [removeTestQuestion.path]: async () => ({
    input: { test_question_id: (await owner.ask(saveTestQuestion, testOfHandOver)).body.test_question_id },
  }),
  [correctStatement.path]: async () => ({
    input: { ...(await translationOf(bellhop, hotel)), choice: { use: "own_words" } },
  }),
  [translateStatements.path]: async () => {
    // With a model, switching it on would begin at once.
    await owner.ask(changeSettings, { readings: { translates: true } });
    await owner.ask(connectModel, ownModel);
    await bellhop.runDueJobs();
    return { input: { retries: false } };
  },
  [publishDespiteTests.path]: async () => ({ input: { part: "knowledge", reason: "It is closed" } }),
  [saveTemplate.path]: async () => {
    const { input } = await draft();
    const content = { header: "", body: "Bye", footer: "", buttons: [], examples: { header: [], body: [] } };
    const { name, language } = (
      await asOwner(
        bellhop.ownerUrl,
        `select name, language from templates where template_id = '${input.template_id}'`,
        hotel.venueId,
      )
    )[0] as { name: string; language: string };
    return { input: { ...input, name, language, category: "utility", content } };
  },
  [addDefaultTemplates.path]: async () => ({ input: {} }),
  [readTemplatesAgain.path]: async () => {
    // Another call disconnects the number of the hotel.
    const { owner: other, venueId } = await openHotel(bellhop.services, "Simulated");
    const who = await signedIn(bellhop, other.sub, venueId);
    return { input: {}, who, reader: who, by: { name: other.name } };
  },
  [submitTemplate.path]: draft,
  [deleteTemplate.path]: draft,
  [mergeGuests.path]: conflict,
  [keepGuestsApart.path]: conflict,
  [undoMerge.path]: async () => {
    const { input } = await conflict();
    await owner.ask(mergeGuests, input);
    return { input };
  },
  [addGuest.path]: async () => ({ input: { ...(await booking()).input, phone: "+447700911111" } }),
  [changeGuest.path]: async () => ({ input: { guest_id: (await booking()).guest_id, name: "Bea" } }),
  [createGuestLink.path]: async () => ({ input: { guest_id: (await booking()).guest_id } }),
  [sendGuestLink.path]: async () => {
    const [row] = await asOwner(
      bellhop.ownerUrl,
      `select guest_id from guests where phone = '+${guest.phone}'`,
      hotel.venueId,
    );
    return { input: { guest_id: row?.guest_id, message_id: randomUUID() } };
  },
  [deleteGuest.path]: async () => ({ input: { phone: (await booking()).phone } }),
  [matchGuests.path]: async () => {
    const { guest_id: other_guest_id } = await booking();
    return { input: { guest_id: (await booking()).guest_id, other_guest_id } };
  },
  [changeReservation.path]: async () => {
    const { reservation_id } = await booking();
    return { input: { reservation_id, fields: { adults: 2 } } };
  },
  [setReservationStatus.path]: async () => {
    const { reservation_id } = await booking();
    return { input: { reservation_id, status: "cancelled" } };
  },
  [moveRoom.path]: async () => {
    const { reservation_id, guest_id } = await booking();
    return { input: { reservation_id, guest_id, room: "1", new_room: "2" } };
  },
  [saveDoorCode.path]: async () => {
    const { reservation_id, guest_id } = await booking();
    return { input: { reservation_id, guest_id, room: "1", code: "4711" } };
  },
  [addReservationGuest.path]: async () => {
    const { reservation_id } = await booking();
    return { input: { reservation_id, guest: { name: "Cleo" }, room: "3" } };
  },
  [removeReservationGuest.path]: async () => {
    const { reservation_id, guest_id } = await booking();
    await owner.ask(addReservationGuest, { reservation_id, guest: { guest_id }, room: "3" });
    return { input: { reservation_id, guest_id, room: "3" } };
  },
  [connectWhatsapp.path]: async () => ({ ...(await atAnotherHotel()), input: connection }),
  [checkWhatsapp.path]: async () => {
    const { venueId, ...doing } = await atAnotherHotel();
    await doing.who.ask(connectWhatsapp, connection);
    // A check that can't reach WhatsApp changes nothing about a connection; one without a token does.
    const hasNoToken =
      "update channels set state = 'connected', access_token_sealed = null where kind = 'whatsapp'";
    await asOwner(bellhop.ownerUrl, hasNoToken, venueId);
    return { ...doing, input: {} };
  },
  [disconnectWhatsapp.path]: async () => {
    const doing = await atAnotherHotel();
    await doing.who.ask(connectWhatsapp, connection);
    return { ...doing, input: {} };
  },
  [choosePlan.path]: async () => {
    await owner.ask(choosePlan, { plan: "pro" });
    return { input: { plan: "group" } };
  },
  [createRequest.path]: async () => ({
    input: { new_request_id: randomUUID(), kind: "repair", words: "Lamp" },
  }),
  [changeRequest.path]: async () => ({ input: { ...(await madeRequest()), time: "18:00" } }),
  [decideRequest.path]: async () => ({
    input: { ...(await madeRequest()), decision: "confirm", words: null },
  }),
  [undoRequest.path]: async () => {
    const made = await madeRequest();
    const { version } = (await owner.ask(decideRequest, { ...made, decision: "finish", words: null })).body;
    return { input: { ...made, version } };
  },
  [undoReply.path]: async () => {
    const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
    const { conversation_id } = items.find((one) => one.guest.phone === `+${guest.phone}`) ?? {};
    const message_id = randomUUID();
    const reply = { conversation_id: conversation_id ?? "", message_id, text: "Soon.", undo_seconds: 10 };
    await owner.ask(sendReply, reply);
    return { input: { message_id } };
  },
  [discardDraft.path]: async () => {
    const conversation_id = String((await idsOf(hotel)).conversation_id);
    return { input: { conversation_id, draft_id: await draftIn(bellhop, hotel, conversation_id) } };
  },
  [addProactiveRule.path]: async () => ({ input: { rule_id: randomUUID(), ...aRule } }),
  [saveProactiveRule.path]: async () => {
    const { rule_id, version } = (await owner.ask(addProactiveRule, { rule_id: randomUUID(), ...aRule }))
      .body;
    return { input: { rule_id, version, ...aRule, name: "Greeting" } };
  },
  [switchProactiveRule.path]: async () => ({ input: { rule_id: await ruleOf(owner), is_on: true } }),
  [deleteProactiveRule.path]: async () => ({ input: { rule_id: await ruleOf(owner) } }),
  [addReadyMadeRules.path]: async () => ({ input: {} }),
  [pauseProactive.path]: async () => {
    await owner.ask(pauseProactive, { is_paused: false });
    return { input: { is_paused: true } };
  },
  [testProactiveRule.path]: async () => {
    await owner.ask(pauseProactive, { is_paused: false });
    // A guest who has just written needs no template.
    const tester = { from: "447700900777", id: `wamid.${randomUUID()}`, text: "Hello", name: "Tester" };
    await deliver(bellhop, textsBody(hotel.phoneNumberId, [{ ...tester, at: bellhop.clock.now() }]));
    return { input: { ...aRule, language: "en", phone: `+${tester.from}` } };
  },
  [writeShiftNote.path]: async () => ({ input: { text: "The lift is out of order." } }),
  [setDuty.path]: async () => ({ input: { is_on: false } }),
  [planDuty.path]: async () => ({ input: { plan: [] } }),
  [saveWebhook.path]: async () => ({
    input: { name: "Pager", url: "https://127.0.0.1/", causes: null, from_step: "push", is_on: true },
  }),
  [renewWebhookSecret.path]: async () => ({ input: { webhook_id: await webhookOf(owner) } }),
  [removeWebhook.path]: async () => ({ input: { webhook_id: await webhookOf(owner) } }),
  [connectModel.path]: async () => {
    await owner.ask(disconnectModel, {});
    return { input: ownModel };
  },
  [disconnectModel.path]: async () => {
    await owner.ask(connectModel, ownModel);
    return { input: {} };
  },
  [setVenueAlert.path]: async () => {
    await owner.ask(setVenueAlert, { count: 1 });
    return { input: { count: 3 } };
  },
  [clearVenueAlerts.path]: async () => {
    await owner.ask(setVenueAlert, { count: 2 });
    return { input: {} };
  },
  [restoreVenueAlerts.path]: async () => {
    await owner.ask(setVenueAlert, { count: 4 });
    const { clearing_id } = (await owner.ask(clearVenueAlerts, {})).body;
    return { input: { clearing_id } };
  },
  [changeMember.path]: async () => ({ input: { member_id: (await colleague()).member_id, role: "manager" } }),
  [removeMember.path]: async () => ({ input: { member_id: (await colleague()).member_id } }),
  [restoreMember.path]: async () => {
    const { member_id } = await colleague();
    await owner.ask(removeMember, { member_id });
    return { input: { member_id } };
  },
  [leaveOperator.path]: async () => {
    const { sub, name, member_id } = await colleague();
    return {
      input: { operator_id: hotel.operatorId },
      who: await signedIn(bellhop, sub),
      by: { member_id, name },
    };
  },
  [inviteMember.path]: async () => ({
    input: { email: "ana@hotel.example", role: "staff", venue_ids: null, language: "en" },
  }),
  [resendInvitation.path]: async () => ({ input: (await invited()).doing.input }),
  [withdrawInvitation.path]: async () => ({ input: (await invited()).doing.input }),
  [acceptInvitation.path]: async () => (await invited()).doing,
  [declineInvitation.path]: async () => {
    const { email, doing } = await invited();
    // Not a member here, so identified by the invited address.
    return { ...doing, by: { name: email } };
  },
  [addVenue.path]: async () => ({ input: exampleInput(addVenue, {}) }),
  [renameVenue.path]: async () => ({ input: { ...(await sister()), name: "Hotel Gamma" } }),
  [closeVenue.path]: async () => ({ input: await sister() }),
  [reopenVenue.path]: async () => {
    const its = await sister();
    await owner.ask(closeVenue, its);
    return { input: its };
  },
  [completeSignup.path]: async () => {
    const who = await signedIn(bellhop, await openAccount(bellhop.services, "Ana"));
    return { input: exampleInput(completeSignup, {}), who, reader: who, by: { name: "Ana" } };
  },
};

async function entries(reader = owner) {
  const all: AuditEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items = [], next_cursor } = (await reader.ask(listAudit, { limit: 100, cursor })).body;
    all.push(...items);
    if (!next_cursor) return all;
    cursor = next_cursor;
  }
}

const askWith = (call: Call, { input, who = owner }: Doing, key: string) =>
  ask(bellhop, call, input, { ...who.headers, "idempotency-key": key });

test("every call that changes something declares whether it is recorded, or why not", () => {
  expect(noted.length).toBeGreaterThan(4);
  for (const call of calls) {
    const choices: unknown[] = ["noted", ...Object.keys(unauditedReasons)];
    expect({ path: call.path, isSaid: choices.includes(call.audit) }).toMatchObject({ isSaid: true });
  }
  for (const reason of Object.values(unauditedReasons)) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test("every recorded call is tested here", () => {
  expect(noted.map((call) => call.path).filter((path) => !doings[path])).toEqual([]);
});

test.each(noted.map((call) => [call.path, call] as const))(
  "%s leaves one entry: who, what, before and after, when; done again with its key it leaves none",
  async (path, call) => {
    const doing = await doings[path]?.();
    if (!doing) throw new Error(`${path} is not tried`);
    const before = await entries(doing.reader);
    const key = randomUUID();
    const since = bellhop.clock.now();
    const first = await askWith(call, doing, key);
    expect({ path, status: first.status, body: first.body }).toMatchObject({ path, status: 200 });
    const [entry, ...others] = await entries(doing.reader);
    expect({ path, left: others.length + 1 - before.length }).toEqual({ path, left: 1 });
    expect(others[0]?.audit_entry_id).toBe(before[0]?.audit_entry_id);
    expect(entry).toMatchObject({ call: path, member: doing.by ?? ownerOfHotel });
    expect(Date.parse(entry?.at ?? "")).toBeGreaterThanOrEqual(since.getTime());
    expect(entry?.subject.name).not.toBe("");
    expect(entry?.changes.length).toBeGreaterThan(0);
    for (const { field, before: was, after: is } of entry?.changes ?? []) {
      expect({ path, field, isOther: JSON.stringify(was) !== JSON.stringify(is) }).toMatchObject({
        isOther: true,
      });
    }

    expect(await askWith(call, doing, key)).toEqual(first);
    expect((await entries(doing.reader)).length).toBe(others.length + 1);
  },
);

test.each(
  noted
    .filter((call) => call.role !== "staff" && call.scope !== "installation")
    .map((call) => [call.path, call] as const),
)("%s leaves none where it is refused", async (path, call) => {
  const before = await entries();
  const wrong = await askWith(call, { input: { no_such_field: 1 } }, randomUUID());
  expect({ path, isRefused: wrong.status >= 400 }).toEqual({ path, isRefused: true });
  const byClerk = await askWith(call, { input: {}, who: clerk }, randomUUID());
  expect({ path, isRefused: byClerk.status >= 400 }).toEqual({ path, isRefused: true });
  expect((await entries()).length).toBe(before.length);
});

/** What changes entries may have taken away the one that is moved; an import may be read by another call. */
async function takenAway(call: Call) {
  if (call.path === changeImportFormat.path) return reservationImportOf(owner, bellhop.runDueJobs, call);
  if (/idea/.test(call.path)) return ideasOf(owner);
  if (call.path === approveDraft.path) return { draft_id: (await idsOf(hotel)).draft_id };
  const isOfEntries = call.path === moveEntryHome.path || /contradiction/.test(call.path);
  return isOfEntries ? contradictionOf(owner) : {};
}

test("calls that are not noted leave none", async () => {
  const ids = { ...(await idsOf(hotel)), phone: "+15550101" };
  const before = await entries();
  for (const call of calls.filter(({ audit }) => audit !== "noted")) {
    const { status, body } = await askWith(
      call,
      {
        input: exampleInput(call, idsFor(call, { ...ids, ...(await takenAway(call)) })),
        who: whoMakes(call),
      },
      randomUUID(),
    );
    // A message that was sent is not sent again, and a draft is not sent at all.
    const refused: Record<string, number> = {
      [sendAgain.path]: 409,
      [sendTemplate.path]: 409,
      // Its example has neither a text nor other content.
      [simulateGuestMessage.path]: 422,
    };
    const wanted = refused[call.path] ?? 200;
    expect({ path: call.path, status, body }).toMatchObject({ path: call.path, status: wanted });
  }
  expect(await entries()).toEqual(before);
});

test("setting the current value leaves no entry", async () => {
  await owner.ask(changeSettings, { general: { timezone: "Europe/Paris" } });
  await owner.ask(setVenueAlert, { count: 4 });
  const before = await entries();
  await owner.ask(changeSettings, { general: { timezone: "Europe/Paris" } });
  await owner.ask(changeSettings, {});
  expect((await entries()).length).toBe(before.length);
  await owner.ask(setVenueAlert, { count: 5 });
  await owner.ask(setVenueAlert, { count: 5 });
  expect((await entries()).length).toBe(before.length + 1);
});

test("no entry contains guests' words or addresses", async () => {
  const told = JSON.stringify(await entries());
  for (const word of [guest.phone, "Zanzibar", "Ines"]) expect(told).not.toContain(word);
});
