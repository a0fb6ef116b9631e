import { clearVenueAlerts, setVenueAlert } from "@bellhop/contract/alerts";
import type { Call, InputOf } from "@bellhop/contract/call";
import { updateConcierge } from "@bellhop/contract/concierge";
import { listContradictions } from "@bellhop/contract/contradictions";
import { listConversations, readConversation } from "@bellhop/contract/conversations";
import { saveDoorCode } from "@bellhop/contract/door-codes";
import {
  addGuest,
  changeGuest,
  deleteGuest,
  previewFirstMessage,
  welcomeCard,
} from "@bellhop/contract/guests";
import { commentOnIdea, suggestIdea } from "@bellhop/contract/ideas";
import { startImport } from "@bellhop/contract/imports";
import { acceptInvitation, declineInvitation, inviteMember } from "@bellhop/contract/invitations";
import { listEntries, updateVenueInfo } from "@bellhop/contract/knowledge";
import { leaveOperator } from "@bellhop/contract/members";
import { muteNotifications, planDuty, saveWebhook, setDuty } from "@bellhop/contract/notifications";
import { choosePlan } from "@bellhop/contract/plans";
import { addProactiveRule, previewProactiveRule, testProactiveRule } from "@bellhop/contract/proactive";
import { createRequest } from "@bellhop/contract/requests";
import {
  changeImportFormat,
  importReservations,
  saveCalendarFeed,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { changeSettings } from "@bellhop/contract/settings";
import { suggestAnswer } from "@bellhop/contract/suggestions";
import { cancelTask } from "@bellhop/contract/tasks";
import { listTemplates, saveTemplate } from "@bellhop/contract/templates";
import { saveTestQuestion } from "@bellhop/contract/test-questions";
import { addVenue, closeVenue, reopenVenue } from "@bellhop/contract/venues";
import { keepDraft } from "../domain/answer-drafts/index.ts";
import { listTranslations, storeTranslation } from "../domain/assistant/index.ts";
import { addMessageCode } from "../domain/door-codes/index.ts";
import { addGuest as insertGuest, recogniseGuest } from "../domain/guests/index.ts";
import { openLadder } from "../domain/notifications/index.ts";
import { insertHandOver } from "../domain/questions/index.ts";
import { addReservation, insertStay } from "../domain/reservations/index.ts";
import { findVenue } from "../domain/venues/index.ts";
import { newId } from "../platform/ids.ts";
import { asOwner } from "./as-owner.ts";
import { type Caller, signedIn } from "./ask.ts";
import { type TestBellhop, testBellhop } from "./bellhop.ts";
import { addColleague, type Hotel, openHost, openHotel } from "./cast.ts";
import { exampleInput } from "./each-call.ts";
import { idsOfRows, rowsOfHotel } from "./rows-of-hotel.ts";
import { deliver, textsBody } from "./webhook.ts";

export const roles = ["staff", "manager", "owner"] as const;
export type Staff = Record<(typeof roles)[number], Caller>;

const aboutTheHouse = { title: "", question: null, text: "A house at the lake.", place: null };
const calendarFeed = { name: "Loft", url: "https://127.0.0.1/no-one-listens.ics", room: "" };
const handedOver = { text: "Lost?", expects: "hand_over", entry_id: null, is_critical: false } as const;
const travellersEmail = "traveller@bellhop.example";

/**
 * Two unrelated hotels. Each has a guest who has written and was answered, another who may be the same person, cleared alerts, a profile, an entry that
 * contradicts itself, a published version, one member of each role and one spare member, a second venue, and two
 * invitations: one to a new person, one to a traveller who is a member elsewhere. One quarantined delivery belongs to
 * hosts. `idsOf` returns an existing id of that hotel for every id field; `idsFor` returns those that a call takes.
 */
export async function twoHotels() {
  const bellhop = await testBellhop({ BILLING: "stand-in" });
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const neighbour = await openHotel(bellhop.services, "Hotel Beta");
  const staff = await staffOf(bellhop, hotel);
  const nextDoor = await staffOf(bellhop, neighbour);
  // It has no limits that these tests could reach.
  for (const { owner } of [staff, nextDoor]) await owner.ask(choosePlan, { plan: "group" });
  // Calls of a switched-off feature would be refused.
  for (const { owner } of [staff, nextDoor])
    await owner.ask(changeSettings, { functionality: { whatsapp: true } });
  const host = await signedIn(bellhop, await openHost(bellhop.services));
  const elsewhere = await openHotel(bellhop.services, "Elsewhere");
  const travelling = await addColleague(bellhop.services, elsewhere, "staff", null, travellersEmail);
  const traveller = await signedIn(bellhop, travelling.sub);
  const leaver = await signedIn(bellhop, (await addColleague(bellhop.services, hotel, "staff")).sub);
  const spare = new Map([
    [hotel, await fillHotel(bellhop, hotel, staff.owner)],
    [neighbour, await fillHotel(bellhop, neighbour, nextDoor.owner)],
  ]);
  // Invitations can be resent after a minute.
  bellhop.clock.pass(61_000);
  const setAside = await addHistory(bellhop, [
    { hotel, owner: staff.owner, phone: "15550101" },
    { hotel: neighbour, owner: nextDoor.owner, phone: "15550201" },
  ]);

  /** By column name. */
  async function idsOf(one: Hotel): Promise<Record<string, unknown>> {
    const rows = await idsOfRows(bellhop.ownerUrl, one);
    const [read] = await asOwner(
      bellhop.ownerUrl,
      "select import_id from knowledge_imports limit 1",
      one.venueId,
    );
    return {
      venue_id: one.venueId,
      venue_ids: [one.venueId],
      operator_id: one.operatorId,
      member_id: spare.get(one)?.member_id,
      invitation_id: spare.get(one)?.invitation_id,
      other_guest_id: spare.get(one)?.other_guest_id,
      ...setAside,
      ...rows,
      // Two kinds of imports have an `import_id`.
      import_id: read?.import_id,
      reservation_import_id: rows.import_id,
      question_ids: [rows.hand_over_id],
      waiting_task_id: await waitingTask(one === hotel ? staff.owner : nextDoor.owner),
      template_id: await templateOf(one === hotel ? staff.owner : nextDoor.owner),
      contradiction_id: (await contradictionOf(one === hotel ? staff.owner : nextDoor.owner))
        .contradiction_id,
      draft_id: await draftIn(bellhop, one, String(rows.conversation_id)),
    };
  }

  /** Unused ids of the first hotel, because calls consume them. */
  async function freshIds(own: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { member_id, invitation_id, sister, toDelete } = await fillHotel(bellhop, hotel, staff.owner);
    const waiting_task_id = await waitingTask(staff.owner);
    const contradiction = await contradictionOf(staff.owner);
    const template_id = await templateOf(staff.owner);
    const { feed_id } = (await staff.owner.ask(saveCalendarFeed, calendarFeed)).body;
    return {
      ...own,
      feed_id,
      webhook_id: await webhookOf(staff.owner),
      test_question_id: (
        await staff.owner.ask(saveTestQuestion, { ...handedOver, test_question_id: newId() })
      ).body.test_question_id,
      member_id,
      invitation_id,
      waiting_task_id,
      template_id,
      ...contradiction,
      draft_id: await draftIn(bellhop, hotel, String(own.conversation_id)),
      phone: toDelete,
      venue_id: sister,
    };
  }

  /** Ideas belong to the installation: no hotel's ids. They are the caller's own, new and untouched. */
  async function ideasOf(who: Caller): Promise<Record<string, unknown>> {
    const suggest = async () =>
      (await who.ask(suggestIdea, { new_idea_id: newId(), title: "An idea", text: "" })).body.idea_id;
    const idea_id = await suggest();
    const input = { idea_id, new_comment_id: newId(), text: "A comment" };
    const { comment_id } = (await who.ask(commentOnIdea, input)).body;
    // Writes are limited per hour.
    await asOwner(bellhop.ownerUrl, "update idea_readers set writes = 0");
    return { idea_id, comment_id, into_idea_id: await suggest() };
  }

  /** Each call about a person gets its own invitation to the traveller. */
  function idsFor(call: Call, own: Record<string, unknown>): Record<string, unknown> {
    const [first, second] = [hotel, neighbour].map((one) => spare.get(one));
    if (call.path === acceptInvitation.path) return { ...own, invitation_id: first?.toTraveller };
    if (call.path === declineInvitation.path) return { ...own, invitation_id: second?.toTraveller };
    if (call.path === deleteGuest.path) return { ...own, phone: first?.toDelete };
    // The simulator's phones are no numbers of any country.
    const { phone: _, ...withoutPhone } = own;
    if (typingPhones.has(call.path)) return withoutPhone;
    // The guest is not that of the conversation, or of the reservation.
    if (call.path === createRequest.path || call.path === previewProactiveRule.path) {
      const { guest_id: _, ...others } = own;
      return others;
    }
    // Staff set only their own duty.
    if (call.path === setDuty.path || call.path === planDuty.path) {
      const { member_id: _, ...others } = own;
      return others;
    }
    // The guest has no stay in the reservation.
    if (call.path === welcomeCard.path) return { guest_id: own.guest_id };
    if (takesReservationImport(call)) return { ...own, import_id: own.reservation_import_id };
    if (call.path === cancelTask.path) return { ...own, task_id: own.waiting_task_id };
    if (call.path === closeVenue.path || call.path === reopenVenue.path)
      return { ...own, venue_id: first?.sister };
    return own;
  }

  /**
   * The first hotel's owner; a host for the installation; the traveller for calls about a person; a member for leaving.
   */
  function whoMakes(call: Call): Caller {
    if (call.path === leaveOperator.path) return leaver;
    if (call.scope === "person") return traveller;
    return call.scope === "installation" ? host : staff.owner;
  }

  const { items } = (await nextDoor.owner.ask(listConversations, { tab: "all" })).body;
  if (items.length === 0) throw new Error("The neighbour has no conversation");
  return {
    bellhop,
    hotel,
    neighbour,
    staff,
    nextDoor,
    host,
    traveller,
    whoMakes,
    idsOf,
    idsFor,
    freshIds,
    ideasOf,
    rowsOf: (one: Hotel) => rowsOfHotel(bellhop.ownerUrl, one),
  };
}

async function staffOf(bellhop: TestBellhop, one: Hotel): Promise<Staff> {
  const members = roles.map(async (role) => {
    const { sub } = role === "owner" ? one.owner : await addColleague(bellhop.services, one, role);
    return [role, await signedIn(bellhop, sub)] as const;
  });
  return Object.fromEntries(await Promise.all(members)) as Staff;
}

/** A request of the guest who wrote last. */
export async function requestOf(owner: Caller): Promise<string> {
  const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
  const conversation_id = items[0]?.conversation_id ?? "";
  const new_request_id = newId();
  await owner.ask(createRequest, { new_request_id, kind: "other", words: "A kite", conversation_id });
  return new_request_id;
}

/** A new draft of the assistant, in place of an earlier one. */
export async function draftIn({ services }: TestBellhop, { venueId }: Hotel, conversationId: string) {
  const draftId = newId();
  await services.db.atVenue(venueId, async (at) => {
    const { live_concierge_version: version } = await findVenue(at);
    await keepDraft(at, {
      ...{ conversationId, draftId, text: "At 7:00.", language: "en", about: "Breakfast?", sources: [] },
      ...{ handedOver: [], isAnswer: true, version: version ?? 0, draftedOn: "2026-11-29" },
      ...{ throughSeq: 0, heard: 0, waitsSince: at.now },
    });
  });
  return draftId;
}

/** A message that the hotel sends first, switched off. */
export async function ruleOf(owner: Caller): Promise<string> {
  const input = exampleInput(addProactiveRule, {}) as InputOf<typeof addProactiveRule>;
  return (await owner.ask(addProactiveRule, input)).body.rule_id;
}

/** A new entry of the upsells. */
export async function extraOf(owner: Caller): Promise<string> {
  const { version } = (await owner.ask(listEntries, { section: "upsells" })).body;
  const entry_id = newId();
  const texts = { en: { title: "Picnic basket", question: null, text: "With wine.", place: null } };
  await owner.ask(updateVenueInfo, { updates: { upsells: { version, entries: [{ entry_id, texts }] } } });
  return entry_id;
}

/** A mute of the caller: each has their own. */
export async function muteOf(who: Caller): Promise<string> {
  const until = "2099-01-01T00:00:00Z";
  const { mutes } = (await who.ask(muteNotifications, { cause: "plan", until })).body;
  return mutes[0]?.mute_id ?? "";
}

/** An outgoing webhook that leads nowhere. */
export async function webhookOf(owner: Caller): Promise<string> {
  const hook = { name: "Pager", url: "https://127.0.0.1/", causes: null, from_step: "owner" } as const;
  return (await owner.ask(saveWebhook, { ...hook, is_on: true })).body.webhook_id;
}

/** A sentence that a model has translated. */
export async function translationOf({ services }: TestBellhop, { venueId }: Hotel) {
  const source = { text: "The lake is 300 m away.", language: "en" };
  const translated = { source, target: "de", text: "Der See ist 300 m entfernt.", model: "small" };
  const rows = await services.db.atVenue(venueId, async (at) => {
    await storeTranslation(at, translated);
    return listTranslations(at, ["de"]);
  });
  return { translation_id: rows[0]?.translation_id ?? "", version: rows[0]?.revision ?? 0 };
}

export async function waitingTask(owner: Caller): Promise<string> {
  return (await owner.ask(updateConcierge, {})).body.task_id;
}

/** The template that the example of `save_template` changes; written if it is not there. */
export async function templateOf(owner: Caller): Promise<string> {
  const { name, language } = exampleInput(saveTemplate, {}) as { name: string; language: string };
  const { items } = (await owner.ask(listTemplates, {})).body;
  const known = items.find((one) => one.name === name && one.language === language);
  if (known) return known.template_id;
  return (await owner.ask(saveTemplate, exampleInput(saveTemplate, {}) as never)).body.template_id;
}

export async function contradictionOf(
  owner: Caller,
): Promise<{ contradiction_id: string; entry_id: string }> {
  const { version } = (await owner.ask(listEntries, { section: "amenities" })).body;
  const entry_id = newId();
  const texts = { en: { title: "Gym", question: null, text: "The gym opens at 7:00.", place: null } };
  const entries = [{ entry_id, key: "gym", facts: { from: "06:00" }, texts }];
  await owner.ask(updateVenueInfo, { updates: { amenities: { version, entries } } });
  const { items } = (await owner.ask(listContradictions, { entry_id })).body;
  const own = items.find(({ sides }) => sides.every((side) => side.entry_id === entry_id));
  if (!own) throw new Error("The entry has no contradiction");
  return { contradiction_id: own.contradiction_id, entry_id };
}

/** Its `import_id` is `reservation_import_id` of the ids. */
export const takesReservationImport = (call: Call): boolean =>
  /reservation_import$|import_report$|import_format$/.test(call.path);

/** An import that was read, or for undoing one that was applied. `runDueJobs` reads it. */
export async function reservationImportOf(
  owner: Caller,
  runDueJobs: () => Promise<unknown>,
  call: Call = changeImportFormat,
): Promise<{ import_id: string; reservation_import_id: string }> {
  const stay = { external_id: newId(), checkin: "2026-11-21", checkout: "2026-11-22" };
  const content = Buffer.from("Booking number,Check-in,Check-out\n1,2026-11-21,2026-11-22").toString(
    "base64",
  );
  const { body } =
    call.path === undoReservationImport.path
      ? await owner.ask(importReservations, { source: "my-pms", reservations: [stay] })
      : await owner.ask(startReservationImport, { from: { kind: "file", name: "stays.csv", content } });
  await runDueJobs();
  const import_id = body.import_id ?? "";
  return { import_id, reservation_import_id: import_id };
}

/** A user id that has its own guest comes with this phone. */
export async function guestConflict(bellhop: TestBellhop, { venueId }: Hotel, phone: string) {
  const whatsappUserId = `US.${phone.slice(1)}`;
  const met = { whatsappUserId, parentId: null, username: null, profileName: "Guest" };
  for (const address of [
    { ...met, whatsappUserId: null, phone },
    { ...met, phone: null },
    { ...met, phone },
  ])
    await bellhop.services.db.atVenue(venueId, (at) => recogniseGuest(at, address));
}

/** A guest of a reservation who has not written. */
async function bookGuest(bellhop: TestBellhop, { venueId }: Hotel): Promise<string> {
  const met = { phone: null, whatsappUserId: null, language: null };
  const stay = { status: "confirmed", checkin: "2026-11-20", checkout: "2026-11-23" } as const;
  return bellhop.services.db.atVenue(venueId, async (at) => {
    const guest = await insertGuest(at, { ...met, name: "Booked", nameIsFromProfile: false });
    if (!guest) throw new Error("The guest is not new");
    const reservationId = await addReservation(at, { ...stay, reservation_number: newId() });
    await insertStay(at, { reservationId, guestId: guest.guest_id, room: "1" });
    return guest.guest_id;
  });
}

/** A door code of a guest who is in the reservation, and a message with it. */
export async function doorCodeOf({ services }: TestBellhop, { venueId }: Hotel, owner: Caller) {
  const { items } = (await owner.ask(listReservations, {})).body;
  const found = items.find(({ guests }) => guests.some(({ deleted }) => !deleted));
  const [guest] = found?.guests.filter(({ deleted }) => !deleted) ?? [];
  if (!found || !guest) throw new Error("There is no guest with a stay");
  const { guest_id, room } = guest;
  const { reservation_id } = found;
  await owner.ask(saveDoorCode, { reservation_id, guest_id, room, code: "4711" });
  const conversations = (await owner.ask(listConversations, { tab: "all" })).body.items;
  const { conversation_id = "" } = conversations[0] ?? {};
  const { messages } = (await owner.ask(readConversation, { conversation_id })).body;
  const { message_id = "" } = messages.find(({ author }) => author !== "system") ?? {};
  const of = { messageId: message_id, reservationId: reservation_id, guestId: guest_id, stays: [guest] };
  await services.db.atVenue(venueId, (at) => addMessageCode(at, services.sealingKey, of));
  return { reservation_id, guest_id, room, message_id };
}

/** They read phones as people type them. */
const typingPhones = new Set<string>([
  addGuest.path,
  previewFirstMessage.path,
  changeGuest.path,
  testProactiveRule.path,
]);

let deletable = 0;

async function fillHotel(bellhop: TestBellhop, one: Hotel, owner: Caller) {
  const { member_id } = await addColleague(bellhop.services, one, "staff");
  const sister = await owner.ask(addVenue, exampleInput(addVenue, {}) as never);
  const input = { role: "staff", venue_ids: null, language: "en" } as const;
  const toNobody = await owner.ask(inviteMember, { ...input, email: `${newId()}@hotel.example` });
  const toTraveller = await owner.ask(inviteMember, { ...input, email: travellersEmail });
  const other_guest_id = await bookGuest(bellhop, one);
  const toDelete = `+1555090${String(++deletable).padStart(4, "0")}`;
  const met = { whatsappUserId: null, parentId: null, username: null, profileName: "Deletable" };
  await bellhop.services.db.atVenue(one.venueId, (at) => recogniseGuest(at, { ...met, phone: toDelete }));
  return {
    member_id,
    toDelete,
    other_guest_id,
    sister: sister.body.venue_id,
    invitation_id: toNobody.body.invitation_id,
    toTraveller: toTraveller.body.invitation_id,
  };
}

/** Guests write and are answered, alerts are cleared, versions are published; returns the quarantined delivery. */
async function addHistory(bellhop: TestBellhop, hotels: { hotel: Hotel; owner: Caller; phone: string }[]) {
  for (const { hotel, phone } of hotels) {
    const text = { from: phone, id: `wamid.${phone}`, text: "Hi", name: "Guest", at: bellhop.clock.now() };
    await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
  }
  for (const { hotel, phone } of hotels) await guestConflict(bellhop, hotel, `+${phone}`);
  bellhop.clock.pass(4_000);
  await bellhop.runDueJobs();
  for (const { owner, hotel } of hotels) {
    await owner.ask(setVenueAlert, { count: 1 });
    await owner.ask(clearVenueAlerts, {});
    const entries = [{ entry_id: newId(), key: "about", texts: { en: aboutTheHouse } }];
    await owner.ask(updateVenueInfo, { updates: { profile: { version: 0, entries } } });
    await owner.ask(updateConcierge, {});
    await translationOf(bellhop, hotel);
    await owner.ask(suggestAnswer, exampleInput(suggestAnswer, {}) as never);
    await owner.ask(saveTestQuestion, { ...handedOver, test_question_id: newId() });
    await owner.ask(startImport, { from: { kind: "text", text: "Sauna: €12 per person" } });
    await reservationImportOf(owner, async () => undefined);
    await owner.ask(saveCalendarFeed, calendarFeed);
    await requestOf(owner);
    await ruleOf(owner);
    await muteOf(owner);
    await webhookOf(owner);
    await bellhop.services.db.atVenue(hotel.venueId, (at) =>
      openLadder(at, { kind: "venue", id: null }, { cause: "plan", since: at.now }),
    );
    const { items } = (await owner.ask(listConversations, { tab: "all" })).body;
    const unanswered = { reason: "no_entry", about: "Is there a helipad?" } as const;
    await bellhop.services.db.atVenue(hotel.venueId, (at) =>
      insertHandOver(at, items[0]?.conversation_id ?? "", unanswered, false),
    );
  }
  await deliver(bellhop, "no JSON, and so set aside");
  const [setAside] = await asOwner(
    bellhop.ownerUrl,
    "select delivery_id from webhook_deliveries where state <> 'kept'",
  );
  await bellhop.runDueJobs();
  return setAside;
}

export function absentIds(ids: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(ids).map((field) => [
      field,
      field === "venue_id"
        ? 999_999
        : field === "venue_ids"
          ? [999_999]
          : /_ids$/.test(field)
            ? [newId()]
            : newId(),
    ]),
  );
}
