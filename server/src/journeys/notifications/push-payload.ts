import type { Language } from "@bellhop/contract/languages";
import { directionOf } from "@bellhop/contract/languages";
import {
  type NotificationCause,
  type NotificationStep,
  type NotifiedThing,
  type PushPayload,
  ruleOf,
  type WebhookBody,
} from "@bellhop/contract/notifications";
import { listAlertsOfThing } from "../../domain/alerts/index.ts";
import { viewConversation } from "../../domain/conversations/index.ts";
import { nameWebGuest } from "../../domain/guests/index.ts";
import { causeOfAlert, notificationWords } from "../../domain/notifications/index.ts";
import { findDue } from "../../domain/requests/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { Refusal } from "../../platform/refusal.ts";

/** What a notification says besides its cause. */
export type Described = {
  venue: string;
  /** The guest and their room; empty if it is about no guest. */
  about: string;
  /** The guest's words, if the venue allows them; else empty. */
  words: string;
  /** A path of the dashboard. */
  path: string;
};

const maxWords = 200;

/** Reads a thing as it is now. What was deleted meanwhile is not described. */
export async function describe(
  at: ReadingAtVenue,
  venue: Venue,
  { kind, id }: NotifiedThing,
  { cause, language }: { cause: NotificationCause; language: Language },
): Promise<Described> {
  const plain: Described = { venue: venue.name, about: "", words: "", path: "/alerts" };
  if (id === null) return { ...plain, path: "/settingsubscriptionBilling" };
  if (kind === "channel") return { ...plain, path: "/whatsapp-flow" };
  const request = kind === "request" ? await findDue(at, id) : undefined;
  const conversationId = kind === "request" ? request?.conversation_id : id;
  const path = kind === "request" ? `/orders?request=${id}` : `/messages?tab=all&conversation=${id}`;
  const conversation = conversationId ? await viewIfAny(at, conversationId) : undefined;
  const room = request?.room ?? conversation?.stay?.room ?? conversation?.place?.room ?? "";
  const name = conversation?.guest.name ?? "";
  const about = [nameWebGuest(name, language) ?? name, room].filter(Boolean).join(" · ");
  const mayQuote = kind === "conversation" && ruleOf(settingsOf(venue).notifications, cause).words;
  const alerts = mayQuote ? await listAlertsOfThing(at, { conversationId: id }) : [];
  // Another alert of the conversation may have a cause whose words stay in the dashboard.
  const alert = alerts.find((one) => !one.is_cleared && causeOfAlert(one.cause, one.reason) === cause);
  return { ...plain, about, path, words: (alert?.about ?? "").slice(0, maxWords).toWellFormed() };
}

async function viewIfAny(at: ReadingAtVenue, conversationId: string) {
  try {
    return await viewConversation(at, conversationId);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type Pushed = {
  what: PushPayload["notification"]["data"]["what"];
  notificationId: string;
  ladderId: string | null;
  cause: NotificationCause | null;
  step: NotificationStep | null;
  testId: string | null;
};

/** The dashboard opens the path at the venue, and reports that the alert was opened. */
export function addressIn(path: string, { venueId, ladderId }: { venueId: number; ladderId: string | null }) {
  const [page, search = ""] = path.split("?");
  const params = new URLSearchParams(search);
  params.set("venue", String(venueId));
  if (ladderId) params.set("alert", ladderId);
  return `${page}?${params}`;
}

/** The text that a push service gets, before it is encrypted. */
export function pushPayload(
  { what, notificationId, ladderId, cause, step, testId }: Pushed,
  { venue, about, words, path }: Described,
  { language, venueId, publicUrl }: { language: Language; venueId: number; publicUrl: string },
): PushPayload {
  const texts = notificationWords[language];
  const isCall = what === "alert" || what === "test";
  const title = cause ? texts.causes[cause] : texts.test;
  const body =
    what === "test"
      ? texts.testBody
      : isCall
        ? [about, words, venue].filter(Boolean).join("\n")
        : [texts[what], venue].join(" · ");
  return {
    web_push: 8030,
    notification: {
      ...{ title, body, lang: language, dir: directionOf(language) },
      tag: ladderId ?? `test ${testId}`,
      navigate: new URL(addressIn(path, { venueId, ladderId }), publicUrl).href,
      ...{ silent: !isCall, renotify: isCall },
      data: {
        ...{ what, notification_id: notificationId, venue_id: venueId, ladder_id: ladderId },
        ...{ cause, step, test_id: testId },
      },
    },
  };
}

/** The text for other systems, in English like the rest of the API. */
export function webhookText(
  { type, cause }: { type: WebhookBody["type"]; cause: NotificationCause | null },
  { venue, about, words }: Described,
): string {
  const { causes, settled, test } = notificationWords.en;
  const title = cause ? causes[cause] : test;
  const first = type === "alert.settled" ? `${settled}: ${title}` : title;
  return [[first, about].filter(Boolean).join(" · "), words, venue].filter(Boolean).join("\n");
}
