import type { Role } from "@bellhop/contract/access";
import type { AnswerableEntry } from "@bellhop/language/entries";
import { createAccount, hashPassword } from "../domain/identity/index.ts";
import { addEntries } from "../domain/knowledge/index.ts";
import { addMember, addOperator } from "../domain/members/index.ts";
import { simulatorNumberId } from "../domain/simulator/index.ts";
import { openVenue } from "../domain/venues/index.ts";
import { connectChannel } from "../domain/whatsapp/index.ts";
import { openVenueWithSimulator } from "../journeys/accounts/member-adds-venue.ts";
import { publishFirstVersion } from "../journeys/assistant/staff-publishes-assistant.ts";
import type { AtInstallation } from "../platform/at/index.ts";
import { newId } from "../platform/ids.ts";
import type { Services } from "../services.ts";

export type Hotel = {
  venueId: number;
  operatorId: string;
  channelId: string;
  phoneNumberId: string;
  owner: { member_id: string; sub: string; name: string };
};

const testKnowledge = (): AnswerableEntry[] => [
  entry(
    "faq",
    "Breakfast",
    "When is breakfast served?",
    "Breakfast is served from 7:00 to 10:30 on the terrace.",
  ),
  entry("policy", "Check-out", "When do we have to check out?", "Please check out by 11:00."),
  entry("amenities", "Parking", "Is there parking?", "Our garage has 40 places at €18 a night."),
];

function entry(
  section: AnswerableEntry["section"],
  title: string,
  question: string,
  text: string,
): AnswerableEntry {
  return { entryId: newId(), section, texts: { en: { title, question, text } } };
}

const testVenue = {
  timezone: "Europe/Rome",
  default_language: "en",
  languages: ["en"],
  country: "IT",
  currency: "EUR",
};

/** Hashed once for all hotels of a process: hashing is slow on purpose. */
let hashedPassword: Promise<string> | undefined;
const testPasswordHash = () => (hashedPassword ??= hashPassword("a test password"));

export const hostEmail = "host@bellhop.example";

/** An account without a membership. Returns the identity. */
export async function openAccount(services: Services, name: string, email = `${newId()}@hotel.example`) {
  return services.db.atInstallation((at) => createAccount(at, { email, name, passwordHash: "" }));
}

/** An installation admin with an operator of their own. Returns the identity. */
export async function openHost(services: Services): Promise<string> {
  const passwordHash = await testPasswordHash();
  return services.db.atInstallation(async (at) => {
    const operatorId = await addOperator(at, "Those who run it");
    const name = "Host";
    const sub = await createAccount(at, { email: hostEmail, name, passwordHash });
    await addMember(at, { operatorId, sub, name, email: hostEmail, role: "staff", grantedVenueIds: [] });
    return sub;
  });
}

/** Opens a hotel: an operator with an owner, and a venue with a live version; on WhatsApp if it has a number. */
export async function openHotel(services: Services, name: string, whatsappNumber?: string): Promise<Hotel> {
  const passwordHash = await testPasswordHash();
  return services.db.atInstallation(async (at) => {
    const operatorId = await addOperator(at, `${name} operator`);
    const email = `${newId()}@hotel.example`;
    const sub = await createAccount(at, {
      email,
      name: `Owner of ${name}`,
      passwordHash,
    });
    const member = {
      operatorId,
      sub,
      name: `Owner of ${name}`,
      email,
      role: "owner",
      grantedVenueIds: null,
    } as const;
    const member_id = await addMember(at, member);
    const { venueId, ...channel } = await openOnItsNetwork(at, services, operatorId, name, whatsappNumber);
    await at.inVenue(venueId, async (atVenue) => {
      await addEntries(atVenue, null, testKnowledge());
      await publishFirstVersion(atVenue, null);
    });
    return { venueId, operatorId, ...channel, owner: { member_id, sub, name: member.name } };
  });
}

async function openOnItsNetwork(
  at: AtInstallation,
  services: Services,
  operatorId: string,
  name: string,
  phoneNumberId: string | undefined,
) {
  if (!phoneNumberId) {
    const opened = await openVenueWithSimulator(at, operatorId, { ...testVenue, name }, services);
    return { ...opened, phoneNumberId: simulatorNumberId(opened.venueId) };
  }
  const venueId = await openVenue(at, operatorId, { ...testVenue, name });
  const number = {
    network: "whatsapp",
    phoneNumberId,
    displayPhone: null,
    accessToken: "token-of-the-hotel",
  } as const;
  return {
    venueId,
    phoneNumberId,
    channelId: await connectChannel(at, venueId, number, services.sealingKey),
  };
}

export async function addColleague(
  services: Services,
  { operatorId }: Hotel,
  role: Role,
  grantedVenueIds: number[] | null = null,
  email = `${newId()}@hotel.example`,
) {
  const name = `A ${role}`;
  return services.db.atInstallation(async (at) => {
    const sub = await createAccount(at, { email, name, passwordHash: "" });
    const member_id = await addMember(at, { operatorId, sub, name, email, role, grantedVenueIds });
    return { member_id, sub, name, email };
  });
}

export async function openSister(services: Services, { operatorId }: Hotel, name: string): Promise<number> {
  return services.db.atInstallation((at) => openVenue(at, operatorId, { ...testVenue, name }));
}
