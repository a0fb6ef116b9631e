import { guestLanguageNames } from "@bellhop/contract/guest-languages";
import type { Answerer, GuestPage, GuestThread } from "@bellhop/contract/guest-page";
import type { RefusedGuestRequest } from "@bellhop/contract/guest-page-requests";
import { emergencyNumber, ratingTextsIn } from "@bellhop/language/intents";
import { type Audience, chosenName, type OpenVersion, staffBackAt } from "../../domain/assistant/index.ts";
import { findHeldConversation, whoAnswers } from "../../domain/conversations/index.ts";
import { houseInformation, livePhone } from "../../domain/guest-page/index.ts";
import {
  findLinkState,
  findSession,
  findSessionById,
  type GuestSession,
  isSessionToken,
  type Place,
  readToken,
  type TokenState,
} from "../../domain/guest-sessions/index.ts";
import {
  findMediaForGuest,
  firstNameOf,
  type GuestThreadScope,
  listForGuest,
} from "../../domain/guest-thread/index.ts";
import { findGuestStay, isGuestInHouse } from "../../domain/reservations/index.ts";
import {
  findLogo,
  guestPageLanguages,
  settingsOf,
  type Venue,
  venueToday,
} from "../../domain/venues/index.ts";
import { findWebChannel } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { readablePhone } from "../../platform/readable-phone.ts";
import { refuse, refuseFor } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { isLeftToStaff } from "../assistant/is-left-to-staff.ts";
import { listExtras, orderableExtras } from "../requests/find-extra.ts";
import { mayRequest } from "../requests/read-guest-form.ts";
import { viewRequestForms } from "../requests/view-request-forms.ts";
import { findHousePhone } from "./find-house-phone.ts";
import { emergencyLine } from "./report-emergency.ts";
import { showDoorCodes } from "./show-door-codes.ts";

/** A browser on a venue's guest page. */
export type Visit = {
  venueId: number;
  /** As in the address. */
  key: string;
  place: Place;
  roomCode: string | null;
  /** The token of a link to the guest's own conversation. */
  link: string | null;
  /** The browser's secret, from its cookie; a new one if it has none. */
  token: string;
  /** The browser sent no secret: it is new here, or refuses cookies. */
  isNew: boolean;
  /** When its request arrived. */
  arrivedAt: Date;
  /** Among the languages of the page. */
  language: string;
  isFramed: boolean;
  /** Staff look at it in the dashboard. */
  isPreview: boolean;
};

type Showing = Parameters<typeof showDoorCodes>[1];

/** Messages that the page shows; the dashboard has all of them. */
const messagesShown = 100;

/** What the page says about a form that was sent. */
export type PageForm = {
  problem: GuestPage["problem"];
  asksCode: boolean;
  refused?: RefusedGuestRequest | null;
};

/** The page as its server HTML shows it; undefined if the venue has switched it off. */
export async function viewGuestPage(
  services: Services,
  visit: Visit,
  form: PageForm,
): Promise<GuestPage | undefined> {
  const found = await services.db.readAtVenue(visit.venueId, (at) => readVisit(at, services, visit, form));
  const { venue } = found;
  if (!settingsOf(venue).public.enabled) return undefined;
  const live = venue.live_concierge_version;
  const version = live === null ? undefined : await services.assistantVersions.open(visit.venueId, live);
  return toGuestPage(visit, form, found, version);
}

type Found = Awaited<ReturnType<typeof readVisit>>;

/** What the venue knows of the visit. */
async function readVisit(at: ReadingAtVenue, services: Services, visit: Visit, { problem }: PageForm) {
  const [{ venue, today, now }, state, logo] = await Promise.all([
    venueToday(at),
    readToken(at, visit.token),
    findLogo(at),
  ]);
  const session = state.is === "current" ? state.session : undefined;
  const hasEnded = isOver(state, visit.token);
  const thread = session && (await readThreadOf(at, session, services));
  const known = session?.verified_guest_id;
  const stay = known ? await findGuestStay(at, known, today) : undefined;
  const isStaying = known ? await isGuestInHouse(at, { guestId: known, today }) : false;
  const link = visit.link === null ? undefined : await findLinkState(at, visit.link, session);
  const isForStaff = await isLeftToStaff(at, venue, {
    isInHouse: visit.place.isInHouse || isStaying,
    verifiedGuestId: known,
    guestId: session?.guest_id,
  });
  const emergency =
    problem === "emergency" ? await emergencyLine(at, venue, { language: visit.language }) : null;
  const draftPhone = venue.live_concierge_version === null ? await findHousePhone(at, venue) : undefined;
  const { request_buttons: buttons } = settingsOf(venue).public;
  const offered = mayRequest(visit.place, known) && !venue.closed_at ? buttons : [];
  const extras = offered.includes("extra") ? await listExtras(at) : [];
  const forms = { offered, extras };
  const told = { emergency, draftPhone };
  return { venue, today, now, logo, thread, stay, isStaying, link, isForStaff, hasEnded, told, forms };
}

function toGuestPage(
  visit: Visit,
  { problem, asksCode, refused = null }: PageForm,
  found: Found,
  version: OpenVersion | undefined,
): GuestPage {
  const { venue, today, now, logo, thread, stay, isStaying, link, isForStaff, hasEnded, forms } = found;
  const { emergency, draftPhone } = found.told;
  const settings = settingsOf(venue);
  const isInHouse = visit.place.isInHouse || isStaying;
  const audience: Audience = { isInHouse, today, isPublic: !isInHouse };
  const entries = version?.entries ?? new Map();
  const phone = version ? livePhone(version.entries, audience, settings.general.phone) : draftPhone;
  const back = version && staffBackAt(version, venue, audience, now);
  return {
    venue: {
      name: venue.name,
      key: visit.key,
      kept_as: String(visit.venueId),
      phone: phone === undefined ? null : readablePhone(phone),
      emergency_number: emergencyNumber(venue.country),
    },
    colour: settings.public.colour,
    logo: logo ? { width: logo.width, height: logo.height } : null,
    language: visit.language,
    languages: guestPageLanguages(venue).map((code) => ({ code, name: guestLanguageNames[code] })),
    greeting: greetingOf(venue),
    room: visit.place.room,
    room_code: visit.place.room === null ? null : visit.roomCode,
    is_in_house: isInHouse,
    is_closed: venue.closed_at !== null,
    staff_back_at: back ? { time: back.time, weekday: back.weekday ?? null } : null,
    assistant_answers: !isForStaff && answers({ held_by: "assistant" }, venue),
    assistant_name: (version && chosenName(version.assistant)) ?? null,
    house: houseInformation(entries, {
      language: visit.language,
      defaultLanguage: venue.default_language,
      audience,
      wifi: settings.public.wifi,
      // A frame stands on a website that anyone may read.
      showsWifi: isInHouse && !visit.isFramed,
    }),
    stay: stay ?? null,
    asks_code: asksCode,
    link:
      visit.link === null || link === "is_open" ? null : { token: visit.link, is_usable: link === "usable" },
    requests: viewRequestForms(forms.offered, orderableExtras(entries.values(), forms.extras, audience), {
      language: visit.language,
      defaultLanguage: venue.default_language,
      today,
      stay: stay ? { checkin: stay.checkin, checkout: stay.checkout } : null,
      room: visit.place.room ?? (stay?.room || null),
      refused,
    }),
    rating: ratingOf(visit.language),
    questions: settings.public.questions,
    thread: thread ?? null,
    has_ended: hasEnded,
    form_id: newId(),
    is_framed: visit.isFramed,
    problem,
    emergency,
    at: now.toISOString(),
    hour: hourAt(now, venue.timezone),
    timezone: venue.timezone,
  };
}

function ratingOf(language: string): GuestPage["rating"] {
  const { scale, choose, form } = ratingTextsIn(language);
  const chosen = scale.map((word, at) =>
    form.chosen.replaceAll("{score}", String(at + 1)).replaceAll("{word}", word),
  );
  return { ...form, choose, chosen, scale: scale.map((word, at) => `${at + 1} – ${word}`) };
}

/** No one welcomes the guests of a closed venue. */
function greetingOf(venue: Venue): GuestPage["greeting"] {
  const text = venue.closed_at ? "" : settingsOf(venue).public.greeting;
  return text === "" ? null : { text, language: venue.default_language };
}

/** True if the guest gets the assistant's answers without a person in between. */
function answers(conversation: { held_by: "assistant" | "staff" }, venue: Venue): boolean {
  const answerer = whoAnswers(conversation, venue, { ageMs: 0 });
  return answerer.by === "assistant" && !answerer.needsApproval;
}

/** One per time zone: creating a format takes longer than the rest of a view. */
const hourFormats = new Map<string, Intl.DateTimeFormat>();

function hourAt(now: Date, timeZone: string): number {
  const format =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  hourFormats.set(timeZone, format);
  return Number(format.format(now));
}

/** The conversation that a session shows, and how much of it; undefined if it has none. */
export async function findScope(
  at: ReadingAtVenue,
  session: GuestSession,
): Promise<(GuestThreadScope & { answerer: Answerer }) | undefined> {
  const [conversation, channelId] = await Promise.all([
    findHeldConversation(at, session.guest_id),
    session.sees_all_channels ? null : findWebChannel(at),
  ]);
  if (!conversation || channelId === undefined) return undefined;
  const { conversation_id: conversationId, held_by: by, holder_name } = conversation;
  const answerer = { by, name: by === "staff" ? firstNameOf(holder_name) : null };
  return { conversationId, channelId, answerer };
}

async function readThreadOf(
  at: ReadingAtVenue,
  session: GuestSession,
  services: Showing,
): Promise<GuestThread | undefined> {
  const found = await findScope(at, session);
  if (!found) return undefined;
  const { answerer, ...scope } = found;
  const { messages, has_earlier } = await listForGuest(at, scope, messagesShown);
  return { messages: await showDoorCodes(at, services, session, messages), has_earlier, answerer };
}

/** The thread of a session that was just used; null if it has ended since. */
export async function readThreadOfSession(
  at: ReadingAtVenue,
  sessionId: string,
  services: Showing,
): Promise<GuestThread | null> {
  const session = await findSessionById(at, sessionId);
  return (session && (await readThreadOf(at, session, services))) ?? null;
}

/**
 * The thread of a browser's session; null if it has none, or if it has ended. Refused for a moment while the browser is
 * just getting another token.
 */
export async function readGuestThread(
  at: ReadingAtVenue,
  token: string,
  services: Showing,
): Promise<{ thread: GuestThread | null; hasEnded: boolean }> {
  const state = await readToken(at, token);
  if (state.is === "moved" && !state.isLost) throw refuseFor("too_many", 1);
  const thread = state.is === "current" ? await readThreadOf(at, state.session, services) : undefined;
  return { thread: thread ?? null, hasEnded: isOver(state, token) };
}

/** A token that was a session's, and will never be one again. */
const isOver = (state: TokenState, token: string): boolean =>
  state.is === "ended" || (state.is === "moved" && state.isLost && isSessionToken(token));

/** The id of a message's file; refused as not found if the browser's session may not see it. */
export async function findFileForGuest(
  at: ReadingAtVenue,
  token: string,
  messageId: string,
): Promise<string> {
  const session = await findSession(at, token);
  const found = session && (await findScope(at, session));
  const mediaId = found && (await findMediaForGuest(at, found, messageId));
  if (!mediaId) throw refuse("not_found");
  return mediaId;
}
