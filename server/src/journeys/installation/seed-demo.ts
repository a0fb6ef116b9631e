import type { KnowledgeEntry } from "@bellhop/language/entries";
import { endAlerts, raiseAlert } from "../../domain/alerts/index.ts";
import {
  addGuestMessage,
  addOwnMessage,
  type Conversation,
  giveToAssistant,
  giveToStaff,
  markAnswered,
  markConsidered,
  openConversation,
  recomputeWaiting,
  recordNotice,
  setUnread,
} from "../../domain/conversations/index.ts";
import { markReported } from "../../domain/delivery/index.ts";
import {
  belvedere,
  belvedereAlPorto,
  belvedereAlPortoKnowledge,
  belvedereGuests,
  belvedereKnowledge,
  belvedereMembers,
  type DemoGuest,
  type DemoLine,
  type DemoMember,
  firstDemoPassword,
  hotelVicina,
  portoGuests,
  vicinaGuests,
  vicinaKnowledge,
  vicinaMembers,
  workingDemoPassword,
} from "../../domain/demo/index.ts";
import { addGuest } from "../../domain/guests/index.ts";
import { createAccount, hashPassword } from "../../domain/identity/index.ts";
import { claimDemo, findInstallation } from "../../domain/installation/index.ts";
import { addEntries } from "../../domain/knowledge/index.ts";
import { addMember, addOperator, listVenuesOfOwners } from "../../domain/members/index.ts";
import { addAnswerSources } from "../../domain/messages/index.ts";
import { markQuestionsAnsweredBy } from "../../domain/questions/index.ts";
import { addReservation, insertStay } from "../../domain/reservations/index.ts";
import type { NewVenue } from "../../domain/venues/index.ts";
import { connectChannel, listNumberRoutes } from "../../domain/whatsapp/index.ts";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { openVenueWithSimulator } from "../accounts/member-adds-venue.ts";
import { handOver } from "../assistant/hand-over.ts";
import { publishFirstVersion } from "../assistant/staff-publishes-assistant.ts";
import { followThing, readTeam } from "../notifications/follow-thing.ts";
import { seedIdeas } from "./seed-ideas.ts";
import { type SeededGuest, seedRequests } from "./seed-requests.ts";

const demoEmails = [...belvedereMembers, ...vicinaMembers].map((member) => member.email);

const ownerEmail = "owner@belvedere.example";
const ownerEmails = [ownerEmail, "owner@vicina.example"];

export type Demo = {
  emails: string[];
  /** Undefined if only the process that seeded the demo knows it. */
  password: string | undefined;
  /** DEMO_PASSWORD was set after the demo was seeded with another password. */
  ignoresGivenPassword: boolean;
};

/**
 * Seeds two operators, their venues, and guests in the middle of their stays; once, on an installation without operators.
 * Returns how to sign in, or undefined if there is no demo.
 */
export async function seedDemo(services: Services, isWanted: boolean): Promise<Demo | undefined> {
  const { config, db } = services;
  if (config.demo === false) return undefined;
  const atVenue = await db.atInstallation(findInstallation);
  if (!isWanted && !atVenue.demo_since) return undefined;
  const passwordHash = atVenue.demo_since ? "" : await hashPassword(await firstDemoPassword(services));
  await db.atInstallation(async (at) => {
    if (await claimDemo(at)) await seed(at, services, passwordHash);
    await connectDemoNumbers(at, services);
  });
  const password = await workingDemoPassword(services, ownerEmail);
  const ignoresGivenPassword = config.demoPassword !== undefined && config.demoPassword.reveal() !== password;
  return { emails: demoEmails, password, ignoresGivenPassword };
}

type Colleague = { member_id: string; name: string };
type DemoVenue = {
  venue: NewVenue;
  knowledge: KnowledgeEntry[];
  guests: DemoGuest[];
  colleague: Colleague;
  hasRequests?: boolean;
};

async function seed(at: AtInstallation, services: Services, passwordHash: string) {
  const lago = await addOperator(at, "Belvedere Lago Hotels");
  const [giulia, marta] = await seedMembers(at, lago, belvedereMembers, passwordHash);
  if (!giulia || !marta) throw new Error("The demo's first operator has two members");
  const lagoVenue = await seedVenue(at, services, lago, {
    venue: belvedere,
    knowledge: belvedereKnowledge,
    guests: belvedereGuests,
    colleague: marta,
    hasRequests: true,
  });
  await seedVenue(at, services, lago, {
    venue: belvedereAlPorto,
    knowledge: belvedereAlPortoKnowledge,
    guests: portoGuests,
    colleague: marta,
  });
  const neighbour = await addOperator(at, "Vicina Hospitality");
  const [luca] = await seedMembers(at, neighbour, vicinaMembers, passwordHash);
  if (!luca) throw new Error("The demo's second operator has a member");
  const neighbourVenue = await seedVenue(at, services, neighbour, {
    venue: hotelVicina,
    knowledge: vicinaKnowledge,
    guests: vicinaGuests,
    colleague: luca,
  });
  await seedIdeas(at, {
    giulia: { ...giulia, operator_id: lago, venueId: lagoVenue, isHost: true },
    marta: { ...marta, operator_id: lago, venueId: lagoVenue, isHost: false },
    luca: { ...luca, operator_id: neighbour, venueId: neighbourVenue, isHost: false },
  });
}

async function seedMembers(
  at: AtInstallation,
  operatorId: string,
  members: DemoMember[],
  passwordHash: string,
) {
  const colleagues: Colleague[] = [];
  for (const { name, email, role } of members) {
    const sub = await createAccount(at, { email, name, passwordHash });
    const member_id = await addMember(at, { operatorId, sub, name, email, role, grantedVenueIds: null });
    colleagues.push({ member_id, name });
  }
  return colleagues;
}

async function seedVenue(
  at: AtInstallation,
  services: Services,
  operatorId: string,
  { venue, knowledge, guests, colleague, hasRequests = false }: DemoVenue,
) {
  const { venueId, channelId } = await openVenueWithSimulator(at, operatorId, venue, services);
  const team = await readTeam(at, venueId);
  await at.inVenue(venueId, async (atVenue) => {
    await addEntries(atVenue, null, knowledge);
    const version = await publishFirstVersion(atVenue, null);
    const built = { knowledge, version, colleague, timezone: venue.timezone };
    const seeded = new Map<string, SeededGuest>();
    for (const guest of guests) seeded.set(guest.name, await seedGuest(atVenue, channelId, guest, built));
    if (hasRequests) await seedRequests(atVenue, seeded, colleague);
    // What happened before the demo began calls no one by e-mail.
    for (const { conversationId: id } of seeded.values())
      if (id !== null) await followThing(atVenue, { kind: "conversation", id }, { team, canMail: false });
  });
  return venueId;
}

type Built = { knowledge: KnowledgeEntry[]; version: number; colleague: Colleague; timezone: string };

async function seedGuest(
  at: AtVenue,
  channelId: string,
  guest: DemoGuest,
  built: Built,
): Promise<SeededGuest> {
  const { name, phone, language, stay, lines = [] } = guest;
  const added = await addGuest(at, { name, phone, language, nameIsFromProfile: false, whatsappUserId: null });
  if (!added) throw new Error(`Two guests of the demo have the phone ${phone}`);
  const guestId = added.guest_id;
  if (stay) {
    const { number, room, from, to, ...facts } = stay;
    const reservationId = await addReservation(at, {
      ...facts,
      reservation_number: number,
      checkin: dayFrom(at.now, from, built.timezone),
      checkout: dayFrom(at.now, to, built.timezone),
    });
    await insertStay(at, { reservationId, guestId, room });
  }
  if (lines.length === 0) return { guestId, conversationId: null };
  const begins = earlier(at, lines[0]?.ago ?? 0);
  const conversation = await openConversation(begins, guestId, channelId);
  for (const line of lines) await addDemoLine(earlier(at, line.ago), conversation, line, guest, built);
  const { conversation_id } = conversation;
  await markConsidered(at, conversation_id, conversation.last_seq);
  await recomputeWaiting(at, conversation_id);
  // An assistant's answer ends the waiting, even if the guest says thanks after it.
  if (conversation.held_by === "assistant") await markAnswered(at, conversation_id);
  // A conversation that the assistant or a colleague has answered is not unread.
  const isDealtWith = conversation.held_by === "assistant" || lines.at(-1)?.by === "staff";
  if (isDealtWith) await setUnread(at, conversation_id, 0);
  else if (lines.at(-1)?.by === "guest") {
    const cause = conversation.holder_member_id ? "guest_waits" : "handed_over";
    const since = earlier(at, lines.at(-1)?.ago ?? 0);
    await raiseAlert(since, cause, conversation_id, lines.at(-1)?.text ?? "");
  }
  if (guest.done) await giveToAssistant(at, conversation, "done");
  return { guestId, conversationId: conversation_id };
}

async function addDemoLine(
  at: AtVenue,
  conversation: Conversation,
  line: DemoLine,
  guest: DemoGuest,
  built: Built,
) {
  if (line.by === "guest") {
    const message = {
      channelId: conversation.channel_id,
      providerMessageId: `demo.${newId()}`,
      writtenAt: at.now,
      kind: "text",
      content: null,
      quotedId: null,
      origin: null,
    };
    await addGuestMessage(at, conversation, { ...message, text: line.text });
    return;
  }
  const messageId = newId();
  const entry =
    line.by === "assistant" ? built.knowledge.find((one) => one.texts.en?.title === line.from) : undefined;
  const words = entry && (entry.texts[guest.language] ?? entry.texts.en);
  await addOwnMessage(at, conversation, {
    messageId,
    author: line.by === "staff" ? "staff" : "assistant",
    member: line.by === "staff" ? built.colleague : null,
    text: words?.text ?? line.text,
    isAnswer: line.by !== "hand-over",
  });
  await markReported(at, messageId, "read", { providerMessageId: `demo.${messageId}`, price: null });
  if (line.by === "staff") {
    await giveToStaff(at, conversation, built.colleague);
    await markQuestionsAnsweredBy(
      at,
      conversation.conversation_id,
      { text: line.text },
      built.colleague.name,
    );
    await endAlerts(at, conversation.conversation_id, ["handed_over"]);
  } else if (!conversation.notice_given_at) await recordNotice(at, conversation, messageId, guest.language);
  if (entry && words) {
    const { entryId, section } = entry;
    const source = { entryId, section, title: words.title, quote: words.text };
    await addAnswerSources(at, messageId, built.version, [source]);
  }
  if (line.by === "hand-over") {
    const about = guest.lines?.findLast((one) => one.by === "guest" && one.ago >= line.ago)?.text ?? "";
    await handOver(at, conversation, { reason: line.reason, about });
  }
}

/** If a Graph API is configured, connects the demo's venues to the configured numbers, in order. */
async function connectDemoNumbers(at: AtInstallation, services: Services) {
  const { whatsapp, demoPhoneNumberIds } = services.config;
  if (!whatsapp.graphUrl) return;
  const routes = await listNumberRoutes(at, "whatsapp", demoPhoneNumberIds);
  const venues = await listVenuesOfOwners(at, ownerEmails);
  for (const [index, phoneNumberId] of demoPhoneNumberIds.entries()) {
    const venue = venues[index];
    if (!venue || routes.some((route) => route.phone_number_id === phoneNumberId)) continue;
    const number = {
      network: "whatsapp",
      phoneNumberId,
      displayPhone: null,
      accessToken: "demo-access-token",
    } as const;
    await connectChannel(at, Number(venue.venue_id), number, services.sealingKey);
  }
}

function earlier(at: AtVenue, minutes: number): AtVenue {
  return { ...at, now: new Date(at.now.getTime() - minutes * 60_000) };
}

/** The date that many days from today in the venue's time zone. */
function dayFrom(now: Date, days: number, timeZone: string): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  // Counted in UTC, where every day has 24 hours.
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
