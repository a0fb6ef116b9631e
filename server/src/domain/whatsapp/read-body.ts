import type { DeliveryCause } from "@bellhop/contract/deliveries";
import { digitsOf, listContacts, senderOf } from "./contacts.ts";
import { asObject, isObject, type Json, listIn, parseJson, textIn } from "./loose-json.ts";
import { maxNameCharacters } from "./read-address.ts";
import { readEvents } from "./read-events.ts";
import {
  instantIn,
  otherEvent,
  readAgentEcho,
  readCall,
  readControlChange,
  readEcho,
  readErrors,
  readGuestMessage,
  readHistoryFile,
  readHistoryMessage,
  readPhoneContact,
  readPreference,
  readStatusUpdate,
  readUserIdUpdate,
} from "./read-update.ts";
import type { AccountUpdates, Delivery, NumberUpdates, Update } from "./updates.ts";

/** The guest's phone declined to share its history (error reference, November 2026). */
const historyDeclined = 2_593_109;

/**
 * Parses a webhook body. One body may hold several entries, changes, messages and statuses. Fields and kinds that we do
 * not know become events of the channel; unreadable updates go to `setAside`.
 */
export function readBody(bytes: Buffer, receivedAt: Date): Delivery {
  const numbers = new Map<string, NumberUpdates>();
  const accounts = new Map<string, AccountUpdates>();
  const setAside = tally();
  const body = parseJson(bytes);
  if (!isObject(body)) setAside.add("body_not_object");
  for (const entry of objectsIn(asObject(body), "entry", setAside)) {
    const wabaId = textIn(entry, "id");
    // Events without a time of their own: the same one keeps its time when it is delivered again.
    const reportedAt = instantIn({ timestamp: entry.time }, receivedAt);
    for (const change of objectsIn(entry, "changes", setAside)) {
      const field = textIn(change, "field");
      const value = asObject(change.value);
      if (field === "") {
        setAside.add("change_without_field");
        continue;
      }
      const phoneNumberId = numberOf(value);
      const isAboutNumber = fieldsOfNumbers.has(field) || phoneNumberId !== "";
      const longest = isAboutNumber ? phoneNumberId : wabaId;
      if (longest.length > maxNameCharacters) setAside.add("number_too_long");
      else if (isAboutNumber && phoneNumberId === "") setAside.add("number_missing");
      else if (isAboutNumber) {
        const displayPhone = venuePhoneOf(value);
        const group = numbers.get(phoneNumberId) ?? { phoneNumberId, wabaId, displayPhone, updates: [] };
        numbers.set(phoneNumberId, group);
        group.updates.push(
          ...readNumberChange(field, value, { receivedAt, reportedAt }, setAside),
          ...readUnknownLists(field, value, reportedAt),
        );
      } else {
        const displayPhone = digitsOf(textIn(value, "display_phone_number") || textIn(value, "phone_number"));
        // Reports to partners name the account inside: their entry is the partner's own.
        const about = textIn(asObject(value.waba_info), "waba_id");
        const names = about !== "" && about.length <= maxNameCharacters ? [about, wabaId] : [wabaId];
        const key = `${names.join(" ")} ${displayPhone}`;
        const group = accounts.get(key) ?? { wabaIds: names, displayPhone, updates: [] };
        accounts.set(key, group);
        group.updates.push(...readEvents(field, value, reportedAt));
      }
    }
  }
  return { numbers: [...numbers.values()], accounts: [...accounts.values()], setAside: setAside.causes() };
}

/**
 * The lists of the fields about a number. Without a number, their changes are unreadable; other fields may be about the
 * account.
 */
const fieldsOfNumbers = new Map<string, readonly string[]>([
  ["messages", ["messages", "statuses"]],
  ["smb_message_echoes", ["message_echoes"]],
  ["history", ["history", "messages"]],
  ["smb_app_state_sync", ["state_sync"]],
  ["calls", ["calls", "statuses"]],
  ["call_permission_reply", ["messages", "call_permission_reply"]],
  ["standby", ["standby", "messages", "message_echoes", "statuses"]],
  ["messaging_handovers", ["type", "messaging_handovers", "control_passed", "control_taken"]],
  ["user_preferences", ["user_preferences"]],
  ["user_id_update", ["user_id_update"]],
]);

/** Lists of a known field that this version does not know, and a change without any list, become events. */
function readUnknownLists(field: string, value: Json, reportedAt: Date): Update[] {
  const known = fieldsOfNumbers.get(field);
  if (!known) return [];
  const isList = (key: string) => Array.isArray(value[key]);
  if (![...known, "errors"].some((key) => key in value) && !Object.keys(value).some(isUnknown))
    return [otherEvent(field, value, reportedAt)];
  return Object.keys(value)
    .filter(isUnknown)
    .map((key) => otherEvent(`${field} ${key}`, { [key]: value[key] }, reportedAt));

  function isUnknown(key: string): boolean {
    return isList(key) && !known?.includes(key) && key !== "contacts" && key !== "errors";
  }
}

const venuePhoneOf = (value: Json): string =>
  digitsOf(
    textIn(asObject(value.metadata), "display_phone_number") ||
      textIn(asObject(value.recipient), "display_phone_number"),
  );

/** Changes of control name the number as their recipient. */
const numberOf = (value: Json): string =>
  textIn(asObject(value.metadata), "phone_number_id") || textIn(asObject(value.recipient), "phone_number_id");

type Times = { receivedAt: Date; reportedAt: Date };

function readNumberChange(
  field: string,
  value: Json,
  { receivedAt, reportedAt }: Times,
  setAside: Tally,
): Update[] {
  const contacts = objectsIn(value, "contacts", setAside, "optional");
  type Read = Update | DeliveryCause["code"] | undefined;
  const readAll = (all: Json[], read: (one: Json) => Read) =>
    all.flatMap((one) => {
      const update = read(one);
      if (typeof update === "string") setAside.add(update);
      return typeof update === "object" ? [update] : [];
    });
  const each = (key: string, read: (one: Json) => Read) =>
    readAll(objectsIn(value, key, setAside, "optional"), read);
  const errors = readErrors(value).map(({ code, title, details }): Update => {
    const event =
      code === historyDeclined
        ? ({ kind: "history", progress: null, is_declined: true } as const)
        : ({ kind: "error", code, title, detail: details } as const);
    return { is: "event", event, happenedAt: reportedAt };
  });
  switch (field) {
    case "messages":
    case "call_permission_reply": {
      const messages = objectsIn(value, "messages", setAside, "optional");
      const contactOf = listContacts(contacts, messages.map(senderOf));
      return [
        ...readAll(messages, (one) => {
          const sender = senderOf(one);
          return readGuestMessage(one, sender, contactOf(sender), receivedAt);
        }),
        ...each("statuses", (one) => readStatusUpdate(one, receivedAt)),
        ...errors,
      ];
    }
    case "standby": {
      // The lists are in an object of their own. The other agent's messages are as they were sent.
      const { standby, ...around } = value;
      const inside = isObject(standby) ? { ...around, ...standby } : around;
      const known = listIn(inside, "contacts");
      return [
        ...readNumberChange("messages", inside, { receivedAt, reportedAt }, setAside).map(heardOnStandby),
        ...objectsIn(inside, "message_echoes", setAside, "optional").flatMap((one) => {
          const read = readAgentEcho(one, known, receivedAt);
          if (typeof read === "string") setAside.add(read);
          return typeof read === "string" ? [] : [read];
        }),
        ...readUnknownLists(field, inside, reportedAt),
      ];
    }
    case "messaging_handovers": {
      const changes = listIn(value, "messaging_handovers");
      return readAll(changes.length > 0 ? changes : [value], (one) =>
        readControlChange(one, contacts, { receivedAt, reportedAt }),
      );
    }
    case "smb_message_echoes":
      return [...each("message_echoes", (one) => readEcho(one, contacts, receivedAt)), ...errors];
    case "history":
      return [
        ...readHistory(value, { receivedAt, reportedAt }, setAside),
        ...each("messages", (one) => readHistoryFile(one, venuePhoneOf(value), receivedAt)),
        ...errors,
      ];
    case "smb_app_state_sync":
      return [...each("state_sync", (one) => readPhoneContact(one, reportedAt)), ...errors];
    case "calls":
      return [
        ...each("calls", (one) => readCall(one, contacts, receivedAt)),
        ...each("statuses", (one) => otherEvent("call status", one, instantIn(one, reportedAt))),
        ...errors,
      ];
    case "user_preferences":
      return each("user_preferences", (one) => readPreference(one, contacts[0] ?? {}, receivedAt));
    case "user_id_update":
      return each("user_id_update", (one) => readUserIdUpdate(one, receivedAt));
    default:
      return readEvents(field, value, reportedAt);
  }
}

/** A guest's message that another agent on the number is to answer. */
const heardOnStandby = (update: Update): Update =>
  update.is === "message" ? { ...update, origin: { ...update.origin, on_standby: true } } : update;

function readHistory(value: Json, { receivedAt, reportedAt }: Times, setAside: Tally): Update[] {
  return objectsIn(value, "history", setAside, "optional").flatMap((chunk) => {
    const progress = Number(textIn(asObject(chunk.metadata), "progress"));
    const declined = readErrors(chunk).some(({ code }) => code === historyDeclined);
    const share: Update = {
      is: "event",
      event: {
        kind: "history",
        progress: Number.isSafeInteger(progress) && !declined ? progress : null,
        is_declined: declined,
      },
      happenedAt: reportedAt,
    };
    const messages = listIn(chunk, "threads").flatMap((thread) => {
      const who = textIn(thread, "id").trim();
      return objectsIn(thread, "messages", setAside, "optional").flatMap((one) => {
        const read = readHistoryMessage(one, who, receivedAt);
        if (typeof read === "string") setAside.add(read);
        return typeof read === "string" ? [] : [read];
      });
    });
    return [share, ...messages];
  });
}

/** The objects of a list. A list that is missing or none, and members that are no objects, are set aside. */
function objectsIn(object: Json, key: string, setAside: Tally, isOptional?: "optional"): Json[] {
  const value = object[key];
  if (isOptional && (value === undefined || value === null)) return [];
  if (!Array.isArray(value)) {
    setAside.add("list_missing", key);
    return [];
  }
  const objects = value.filter(isObject);
  for (let n = objects.length; n < value.length; n++) setAside.add("member_not_object", key);
  return objects;
}

type Tally = ReturnType<typeof tally>;

/** Counts equal causes, so that a thousand of them become one. */
function tally() {
  const causes = new Map<string, DeliveryCause>();
  return {
    add(code: DeliveryCause["code"], about?: string) {
      const key = `${code} ${about}`;
      const count = (causes.get(key)?.count ?? 0) + 1;
      causes.set(key, { code, count, ...(about !== undefined && { about }) });
    },
    causes: () => [...causes.values()],
  };
}
