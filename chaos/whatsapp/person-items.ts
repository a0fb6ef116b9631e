import type { Random } from "../../server/src/testing/random.ts";
import { contentMakers } from "./contents.ts";
import { addressOf, contactOf, type Effect, type Item, numberValue, type Person } from "./items.ts";

export type Turn = { random: Random; person: Person; second: number; newMark(): string };

/** Undefined if the item makes no sense for this person now. */
export type MakeItem = (turn: Turn) => Item | undefined;

const emojis = ["👍", "❤️", "🙏", ""];

function itemOf({ person }: Turn, field: string, more: object, effects: Effect[]): Item {
  const value = numberValue(person.hotel, { contacts: [contactOf(person)], ...more });
  return { account: person.hotel.account, time: undefined, field, value, effects, people: [person] };
}

/** A message's id, part and effect. Some quote, some are forwarded, some were written in a group. */
export function write({ random, person, second, newMark }: Turn, by: "guest" | "staff") {
  const mark = newMark();
  const id = `wamid.${mark}`;
  const { part, text } = random.pick(contentMakers)(random, mark);
  const quoted = random.chance(0.1) ? person.messages.at(-1) : undefined;
  const more = {
    ...(quoted && { context: { id: quoted } }),
    ...(by === "guest" && random.chance(0.03) && { group_id: "group-1" }),
  };
  person.messages.push(id);
  const effect: Effect = { is: "message", hotel: person.hotel, id, by, text, person };
  return { message: { id, timestamp: String(second), ...part, ...more }, effect, part };
}

/** Groups, and answers about calls, say nothing about who is to answer. */
export function isSign(part: { type: string; interactive?: unknown }, message: object): boolean {
  const { type } = (part.interactive ?? {}) as { type?: string };
  return type !== "call_permission_reply" && !("group_id" in message);
}

export const guestMessages: MakeItem = (turn) => {
  const burst = Array.from({ length: turn.random.pick([1, 1, 1, 2, 3]) }, () => write(turn, "guest"));
  const from = addressOf(turn.person, "from");
  const messages = burst.map(({ message }) => ({ ...from, ...message }));
  const effects: Effect[] = burst.map(({ effect }) => effect);
  const { person, second } = turn;
  if (burst.some(({ part, message }) => isSign(part, message)))
    effects.push({ is: "sign", person, by: "own", second });
  return itemOf(turn, "messages", { messages }, effects);
};

export const echo: MakeItem = (turn) => {
  const { message, effect } = write(turn, "staff");
  const message_echoes = [{ from: turn.person.hotel.display, ...addressOf(turn.person, "to"), ...message }];
  return itemOf(turn, "smb_message_echoes", { message_echoes }, [effect]);
};

export const history: MakeItem = (turn) => {
  const { person } = turn;
  const thread = person.phone ?? person.userId ?? "";
  const written = [write(turn, "guest"), write(turn, "staff")].map(({ message, effect }) => ({
    message: { ...message, from: effect.is === "message" && effect.by === "guest" ? thread : "39061" },
    effect,
  }));
  const threads = [{ id: thread, messages: written.map(({ message }) => message) }];
  const value = { history: [{ metadata: { progress: 50 }, threads }] };
  return itemOf(
    turn,
    "history",
    value,
    written.map(({ effect }) => effect),
  );
};

/** A reaction, an edit or a deletion by the guest, or by staff on the phone. */
export const change: MakeItem = (turn) => {
  const { random, person, second, newMark } = turn;
  const kind = random.pick(["reaction", "reaction", "edit", "deletion"] as const);
  const byGuest = random.chance(0.8);
  const target = random.pick(person.messages.slice(-8));
  const key = `${target} ${kind} ${byGuest}`;
  if (!target || person.changedAt.get(key) === second) return undefined;
  person.changedAt.set(key, second);
  const mark = newMark();
  const id = `wamid.${mark}`;
  const value = kind === "reaction" ? random.pick(emojis) : kind === "edit" ? `Now ${mark}` : "";
  const part = {
    reaction: { type: "reaction", reaction: { message_id: target, emoji: value } },
    edit: {
      type: "edit",
      edit: { original_message_id: target, message: { type: "text", text: { body: value } } },
    },
    deletion: { type: "revoke", revoke: { original_message_id: target } },
  }[kind];
  const message = { ...addressOf(person, byGuest ? "from" : "to"), id, timestamp: String(second), ...part };
  const effect: Effect = { is: "change", hotel: person.hotel, id, kind, target, value, second, byGuest };
  return byGuest
    ? itemOf(turn, "messages", { messages: [message] }, [effect])
    : itemOf(turn, "smb_message_echoes", { message_echoes: [message] }, [effect]);
};

/** Ringing and its end are lines of their own. */
export const call: MakeItem = (turn) => {
  const { random, person, second, newMark } = turn;
  const isFromGuest = random.chance(0.7);
  const id = `call.${newMark()}`;
  const base = {
    id,
    timestamp: String(second),
    direction: isFromGuest ? "USER_INITIATED" : "BUSINESS_INITIATED",
    ...addressOf(person, isFromGuest ? "from" : "to"),
  };
  const end = random.chance(0.5) ? { status: "COMPLETED", duration: 30 } : { status: "REJECTED" };
  const calls = [
    { ...base, event: "connect" },
    { ...base, event: "terminate", ...end },
  ];
  const by = isFromGuest ? "guest" : "staff";
  const effects = calls.map(
    ({ event }): Effect => ({
      is: "message",
      hotel: person.hotel,
      id: `${id} ${event}`,
      by,
      text: "",
      person,
    }),
  );
  return itemOf(turn, "calls", { calls }, effects);
};

export const preference: MakeItem = (turn) => {
  const { random, person, second } = turn;
  if (!person.isKnown || person.changedAt.get("preference") === second) return undefined;
  person.changedAt.set("preference", second);
  const stops = random.chance(0.5);
  const one = {
    ...(person.phone !== null && { wa_id: person.phone }),
    category: "marketing_messages",
    value: stops ? "stop" : "resume",
    timestamp: String(second),
  };
  return itemOf(turn, "user_preferences", { user_preferences: [one] }, [
    { is: "preference", person, stops, second },
  ]);
};

/** STOP and START, as messages. */
export const optOut: MakeItem = (turn) => {
  const { random, person, second, newMark } = turn;
  if (person.changedAt.get("opt-out") === second) return undefined;
  person.changedAt.set("opt-out", second);
  const stops = random.chance(0.5);
  const id = `wamid.${newMark()}`;
  const body = stops ? "STOP" : "START";
  const message = { id, timestamp: String(second), type: "text", text: { body } };
  return itemOf(turn, "messages", { messages: [{ ...addressOf(person, "from"), ...message }] }, [
    { is: "message", hotel: person.hotel, id, by: "guest", text: body, person },
    { is: "opt-out", person, stops, second },
    { is: "sign", person, by: "own", second },
  ]);
};

export const addressBook: MakeItem = (turn) => {
  const { person } = turn;
  if (!person.isKnown || person.phone === null) return undefined;
  person.bookName ??= `Book ${turn.newMark()}`;
  const contact = { full_name: person.bookName, phone_number: person.phone };
  const state_sync = [{ type: "contact", action: "add", contact }];
  return itemOf(turn, "smb_app_state_sync", { state_sync }, [{ is: "name", person, name: person.bookName }]);
};

/** A new number or user id. Only when nothing of the person is on its way, because their order would be open. */
export const moves: MakeItem = (turn) => {
  const { random, person } = turn;
  if (!person.isKnown || person.pending > 0) return undefined;
  person.isMoving = true;
  if (person.phone !== null && (person.userId === null || random.chance(0.5))) return changesPhone(turn);
  return random.chance(0.5) ? changesUserId(turn) : updatesUserId(turn);
};

function changesPhone(turn: Turn): Item {
  const from = addressOf(turn.person, "from");
  const mark = turn.newMark();
  return systemItem(turn, mark, from, { type: "user_changed_number", wa_id: nextPhone(turn.person, mark) });
}

function changesUserId(turn: Turn): Item {
  const { person } = turn;
  const from = addressOf(person, "from");
  const previous_user_id = person.userId;
  const mark = turn.newMark();
  const user_id = nextUserId(person, mark);
  return systemItem(turn, mark, from, { type: "user_changed_user_id", previous_user_id, user_id });
}

function systemItem(turn: Turn, mark: string, from: object, system: object): Item {
  const { person, second } = turn;
  const id = `wamid.${mark}`;
  const message = { ...from, id, timestamp: String(second), type: "system", system };
  return itemOf(turn, "messages", { messages: [message] }, [
    { is: "address", hotel: person.hotel, id, person },
  ]);
}

/** As older versions of the API report it: without the id of a message. */
function updatesUserId(turn: Turn): Item {
  const { person, second, newMark } = turn;
  const wa_id = person.phone ?? undefined;
  const previous = person.userId;
  const current = nextUserId(person, newMark());
  const update = { wa_id, user_id: { previous, current }, timestamp: String(second) };
  return itemOf(turn, "user_id_update", { user_id_update: [update] }, [
    { is: "address", hotel: person.hotel, id: `user-id ${current}`, person },
  ]);
}

function nextPhone(person: Person, mark: string): string {
  person.phone = `${person.phone?.slice(0, 8)}9${mark.replace(/\D/g, "").slice(-6)}`;
  person.addresses.add(person.phone);
  return person.phone;
}

function nextUserId(person: Person, mark: string): string {
  person.userId = `GB.${mark}`;
  person.addresses.add(person.userId);
  return person.userId;
}
