import type { Hotel } from "./hotels.ts";

/** A guest on WhatsApp: with a phone, a user id, or both. */
export type Person = {
  hotel: Hotel;
  phone: string | null;
  userId: string | null;
  name: string;
  /** Every phone and user id so far. */
  addresses: Set<string>;
  /** Provider ids of messages that can be changed. */
  messages: string[];
  /** Deliveries that were never answered 200 yet. */
  pending: number;
  /** True once a message of theirs was answered 200. */
  isKnown: boolean;
  /** True while a change of address is on its way: nothing else is sent meanwhile. */
  isMoving: boolean;
  /** The name in the phone's address book. */
  bookName: string | undefined;
  /** The last second in which each target was changed: two changes in one second have no order. */
  changedAt: Map<string, number>;
};

/** What one item of a webhook must have done, once. */
export type Effect =
  | { is: "message"; hotel: Hotel; id: string; by: "guest" | "staff"; text: string; person: Person }
  | {
      is: "change";
      hotel: Hotel;
      id: string;
      kind: "reaction" | "edit" | "deletion";
      target: string;
      value: string;
      second: number;
      byGuest: boolean;
    }
  /** `mark` occurs in the stored event and in no other one. */
  | { is: "event"; hotel: Hotel; mark: string }
  | { is: "address"; hotel: Hotel; id: string; person: Person }
  | { is: "preference"; person: Person; stops: boolean; second: number }
  | { is: "opt-out"; person: Person; stops: boolean; second: number }
  | { is: "name"; person: Person; name: string }
  /** A line of the thread that is no message. */
  | { is: "line"; hotel: Hotel; id: string; person: Person }
  /** Another agent on the number is to answer, or the venue. */
  | { is: "sign"; person: Person; by: "own" | "other"; second: number }
  | { is: "price"; hotel: Hotel; id: string; category: string; type: string; isCharged: boolean }
  /** The guest who was known only by id has this phone. */
  | { is: "joined"; person: Person; phone: string }
  | { is: "status"; hotel: Hotel; id: string; state: string; attempt: string | null };

/** One change of a webhook body. */
export type Item = {
  account: string;
  /** Seconds; webhooks about an account have them. */
  time: number | undefined;
  field: string;
  value: object;
  effects: Effect[];
  people: Person[];
};

export function bytesOf(items: Item[]): Buffer {
  const entries = Map.groupBy(items, ({ account, time }) => `${account} ${time}`);
  const entry = [...entries.values()].map((own) => ({
    id: own[0]?.account,
    ...(own[0]?.time !== undefined && { time: own[0].time }),
    changes: own.map(({ field, value }) => ({ field, value })),
  }));
  return Buffer.from(JSON.stringify({ object: "whatsapp_business_account", entry }));
}

/** The value of a change about a number. */
export function numberValue({ number, display }: Hotel, more: object): object {
  const metadata = { display_phone_number: display, phone_number_id: number };
  return { messaging_product: "whatsapp", metadata, ...more };
}

export function contactOf({ phone, userId, name }: Person): object {
  return {
    ...(phone !== null && { wa_id: phone }),
    ...(userId !== null && { user_id: userId }),
    profile: { name },
  };
}

/** The person under a key such as `from` or `to`. */
export function addressOf({ phone, userId }: Person, key: string): object {
  return { ...(phone !== null && { [key]: phone }), ...(userId !== null && { [`${key}_user_id`]: userId }) };
}
