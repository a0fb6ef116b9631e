/** What a delivery says, in our words: what guests wrote and what became of our messages, number by number. */
export type Delivery = {
  numbers: NumberNews[];
  /** What was left out because nothing could be made of it, for a person to look at in the kept bytes. */
  setAside: string[];
};

export type NumberNews = { phoneNumberId: string; messages: InboundMessage[]; reports: InboundReport[] };

export type InboundMessage = {
  providerMessageId: string;
  from: { phone: string | null; whatsappUserId: string | null; profileName: string };
  writtenAt: Date;
  kind: string;
  text: string;
};

export type InboundReport = {
  providerMessageId: string;
  /** As WhatsApp says it: sent, delivered, read, failed, or a word we do not know. */
  state: string;
  reportedAt: Date;
  /** The attempt's id that we sent along as `biz_opaque_callback_data`. */
  attemptId: string | null;
  errors: Array<{ code: number; title: string; details: string }>;
};

/** Why a signed body cannot be read; it is kept for a person to look at. */
export class UnreadableBody extends Error {}

const depthMost = 64;

/**
 * Reads a webhook's bytes. One body may hold several entries, changes, messages and reports: all of them are
 * found. What is no message or report (template news, account news, reactions, …) stays in the kept bytes.
 */
export function readBody(bytes: Buffer, receivedAt: Date): Delivery {
  const numbers = new Map<string, NumberNews>();
  const setAside: string[] = [];
  const body = asObject(parse(bytes));
  for (const entry of listIn(body, "entry")) {
    for (const change of listIn(entry, "changes")) {
      if (change.field !== "messages") continue;
      const value = asObject(change.value);
      const phoneNumberId = textIn(asObject(value.metadata), "phone_number_id");
      if (!phoneNumberId) continue;
      const news = numbers.get(phoneNumberId) ?? { phoneNumberId, messages: [], reports: [] };
      numbers.set(phoneNumberId, news);
      const contacts = listIn(value, "contacts");
      const messages = listIn(value, "messages");
      const hasOneSender = new Set(messages.map(senderOf)).size === 1;
      for (const message of messages) {
        if (hasOverlongName(message)) {
          setAside.push("A message whose id or sender is longer than any");
          continue;
        }
        const read = readMessage(message, contactOf(message, contacts, hasOneSender), receivedAt);
        if (read) news.messages.push(read);
      }
      for (const status of listIn(value, "statuses")) {
        if (hasOverlongName(status)) {
          setAside.push("A report whose id is longer than any");
          continue;
        }
        const read = readReport(status, receivedAt);
        if (read) news.reports.push(read);
      }
    }
  }
  return { numbers: [...numbers.values()], setAside };
}

/** Far above what WhatsApp uses: what is longer could not be looked up by. */
const nameCharactersMost = 512;
const phoneDigitsMost = 20;
/** Far above what a guest can write; the kept bytes have the rest. */
const textCharactersMost = 16_384;

function hasOverlongName(object: Json): boolean {
  const names = ["id", "from_user_id"].some((key) => textIn(object, key).length > nameCharactersMost);
  return names || digitsIn(object, "from").length > phoneDigitsMost;
}

/** Kinds that are about another message or about the guest's account: they open no thread. */
const kindsWithoutMessage = new Set(["reaction", "system", "edit", "revoke", "ephemeral", "request_welcome"]);

/**
 * Who wrote a message, among the contacts of its body: by phone, else by the network's user id. One contact beside
 * one sender belong together without either. Nobody is ever given another guest's name or user id.
 */
function contactOf(message: Json, contacts: Json[], hasOneSender: boolean): Json {
  const digits = digitsIn(message, "from");
  const userId = textIn(message, "from_user_id");
  const byPhone = contacts.find((one) => digits && digitsIn(one, "wa_id") === digits);
  const byUserId = contacts.find((one) => userId && textIn(one, "user_id") === userId);
  const found = byPhone ?? byUserId;
  if (found) return found;
  const [only] = contacts;
  if (!only || contacts.length > 1 || !hasOneSender) return {};
  const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;
  const isSomebodyElse = differ(digitsIn(only, "wa_id"), digits) || differ(textIn(only, "user_id"), userId);
  return isSomebodyElse ? {} : only;
}

function senderOf(message: Json): string {
  return digitsIn(message, "from") || textIn(message, "from_user_id");
}

function digitsIn(object: Json, key: string): string {
  return textIn(object, key).replace(/\D/g, "");
}

function readMessage(message: Json, contact: Json, receivedAt: Date): InboundMessage | undefined {
  const providerMessageId = textIn(message, "id");
  const kind = textIn(message, "type").slice(0, 40) || "unknown";
  const digits = digitsIn(message, "from");
  const userId = textIn(message, "from_user_id") || textIn(contact, "user_id");
  const whatsappUserId = userId && userId.length <= nameCharactersMost ? userId : null;
  if (!providerMessageId || kindsWithoutMessage.has(kind) || (!digits && !whatsappUserId)) return undefined;
  return {
    providerMessageId,
    from: {
      phone: digits ? `+${digits}` : null,
      whatsappUserId,
      profileName: textIn(asObject(contact.profile), "name").slice(0, 120),
    },
    writtenAt: instantIn(message, receivedAt),
    kind,
    text: wordsOf(message, kind).slice(0, textCharactersMost).toWellFormed(),
  };
}

/** The guest's own words in a message, where its kind has any. */
function wordsOf(message: Json, kind: string): string {
  const part = asObject(message[kind]);
  if (kind === "text") return textIn(part, "body");
  if (kind === "button")
    return textIn(part, "text") || textIn(part, "payload").slice(0, answersMost).toWellFormed();
  if (kind === "interactive") {
    const title = textIn(asObject(part.button_reply), "title") || textIn(asObject(part.list_reply), "title");
    return title || flowAnswers(asObject(part.nfm_reply));
  }
  return textIn(part, "caption");
}

const answersMost = 1_000;

/** What a guest sent with a form, of any length that somebody filled in by hand. */
function flowAnswers(reply: Json): string {
  return (textIn(reply, "body") || textIn(reply, "response_json")).slice(0, answersMost).toWellFormed();
}

function readReport(status: Json, receivedAt: Date): InboundReport | undefined {
  const providerMessageId = textIn(status, "id");
  const state = textIn(status, "status").slice(0, 40);
  if (!providerMessageId || !state) return undefined;
  const attemptId = textIn(status, "biz_opaque_callback_data");
  return {
    providerMessageId,
    state,
    reportedAt: instantIn(status, receivedAt),
    attemptId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId) ? attemptId : null,
    errors: listIn(status, "errors").map((error) => ({
      code: Number(error.code) || 0,
      title: textIn(error, "title"),
      details: textIn(asObject(error.error_data), "details"),
    })),
  };
}

type Json = Record<string, unknown>;

/** PostgreSQL takes neither U+0000 nor lone surrogates: words are cleaned of both as they come in. */
function textIn(object: Json, key: string): string {
  const value = object[key];
  const text = typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
  return text.replaceAll("\0", "").toWellFormed();
}

function listIn(object: Json, key: string): Json[] {
  const value = object[key];
  return Array.isArray(value) ? value.map(asObject) : [];
}

function asObject(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** A provider's clock may be ahead of ours by so much; what is further ahead would keep the reply window open. */
const clockSkewMs = 5 * 60_000;

/** WhatsApp's seconds since 1970 as text; the time of receipt where that is missing or absurd. */
function instantIn(object: Json, receivedAt: Date): Date {
  const seconds = Number(textIn(object, "timestamp"));
  const isPlausible =
    Number.isFinite(seconds) &&
    seconds > 1_000_000_000 &&
    seconds * 1000 < receivedAt.getTime() + clockSkewMs;
  return isPlausible ? new Date(seconds * 1000) : receivedAt;
}

function parse(bytes: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableBody("The body is not UTF-8");
  }
  if (isDeeperThan(text, depthMost)) throw new UnreadableBody(`The body is nested deeper than ${depthMost}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableBody("The body is not JSON");
  }
}

/** Looks at the brackets outside of strings before anything recursive sees the text. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === 0x5c) index++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > most) return true;
    } else if (char === 0x7d || char === 0x5d) depth--;
  }
  return false;
}
