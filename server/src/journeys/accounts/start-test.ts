import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { addDays } from "@bellhop/contract/formats";
import type { startTest as startTestCall } from "@bellhop/contract/plans";
import { baseOf } from "@bellhop/contract/values";
import type { Actor } from "../../domain/audit/index.ts";
import { requireDates } from "../../domain/reservations/index.ts";
import {
  becomeGuest,
  freePhone,
  requirePlayable,
  simulatorAppSecret,
  writeAsGuest,
} from "../../domain/simulator/index.ts";
import { findVenue, findVenueDay } from "../../domain/venues/index.ts";
import { findWhatsappLink } from "../../domain/whatsapp/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { guestIsAdded } from "../stays/guest-is-added.ts";
import { testQuestions } from "./start-test.words.ts";

type TestInput = InputOf<typeof startTestCall>;
type Started = OutputOf<typeof startTestCall>;
type Parts = Pick<Services, "config" | "publicUrl" | "erasureKey" | "mail">;
type Member = Actor & { member_id: string };

/** A member tests the assistant as a guest would use it: on the simulator, or on a phone. */
export async function startTest(at: AtVenue, by: Member, input: TestInput, parts: Parts): Promise<Started> {
  const { default_language } = await findVenue(at);
  const language = input.language ?? default_language;
  const text = questionIn(language);
  const dates = await datesOf(at, input);
  if (input.channel === "whatsapp") return onWhatsapp(at, by, { ...input, ...dates, language, text }, parts);
  return onSimulator(at, by, { ...input, language, text, ...(input.checkin && dates) }, parts);
}

const questionIn = (language: string): string =>
  testQuestions[baseOf(language) as keyof typeof testQuestions] ?? testQuestions.en;

/** One night from today, unless dates are given. */
async function datesOf(at: AtVenue, { checkin, checkout }: TestInput) {
  const { today } = await findVenueDay(at);
  const from = checkin ?? today;
  const dates = { checkin: from, checkout: checkout ?? addDays(from, 1) };
  requireDates(dates);
  return dates;
}

type Test = TestInput & { language: string; text: string };

/** A guest asks a question, which arrives like any other message. */
async function onSimulator(at: AtVenue, by: Member, test: Test, parts: Parts): Promise<Started> {
  const { language, text, checkin, checkout } = test;
  const phone = test.phone ?? (await freePhone(at));
  const name = test.name ?? phone;
  await requirePlayable(at, phone);
  await becomeGuest(at, { phone, name, language });
  const messageId = newId();
  const appSecret = simulatorAppSecret(parts.config.secretKey);
  await writeAsGuest(at, { phone, messageId, text }, appSecret);
  if (checkin && checkout) {
    const stay = { name, phone, language, checkin, checkout, reservation_number: numberOf(phone), room: "" };
    await guestIsAdded(at, by, { ...stay, send: "never" }, parts);
  }
  return { channel: "simulator", phone, message_id: messageId, text, link: null, first_message: null };
}

/** With a phone, Bellhop writes to it first. Without one, the member opens the link and writes first. */
async function onWhatsapp(
  at: AtVenue,
  by: Member,
  test: Test & { checkin: string; checkout: string },
  parts: Parts,
): Promise<Started> {
  const chat = await findWhatsappLink(at);
  if (!chat) throw refuseField("channel", "no_whatsapp_number");
  const { phone, language, text, checkin, checkout } = test;
  const link = `${chat}?text=${encodeURIComponent(text)}`;
  const started = { channel: "whatsapp", message_id: null, text, link } as const;
  if (!phone) return { ...started, phone: null, first_message: null };
  const stay = { phone, language, checkin, checkout, reservation_number: numberOf(phone), room: "" };
  const added = await guestIsAdded(at, by, { ...stay, name: test.name ?? phone, send: "now" }, parts);
  return { ...started, phone, first_message: added.first_message };
}

/** The same phone again is the same stay. */
const numberOf = (phone: string) => `TEST-${phone.slice(1)}`;
