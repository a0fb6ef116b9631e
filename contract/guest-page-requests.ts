import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { type RequestKind, requestKinds } from "./request-kinds.ts";
import { id, words } from "./values.ts";

const notOnPage = ["booking_change", "doctor"] as const;
type KindOnPage = Exclude<RequestKind, (typeof notOnPage)[number]>;
const isOnPage = (kind: RequestKind): kind is KindOnPage =>
  !(notOnPage as readonly RequestKind[]).includes(kind);

/** What a hotel can offer as buttons on the guest page. `extra`: everything that can be ordered. */
export const requestButtons = [...requestKinds.filter(isOnPage), "repair", "other", "extra"] as const;
export const requestButton = z.enum(requestButtons);
export type RequestButton = z.infer<typeof requestButton>;
export type ButtonKind = Exclude<RequestButton, "extra">;

/** The fields of a form, in their order. `needed`: refused without it. */
export const guestRequestFields = ["count", "day", "time", "room", "words"] as const;
export type GuestRequestField = (typeof guestRequestFields)[number];
type Needs = Partial<Record<Exclude<GuestRequestField, "room">, "asked" | "needed">>;

const when: Needs = { day: "asked", time: "asked", words: "asked" };
const things: Needs = { count: "asked", words: "asked" };
const people: Needs = { count: "needed", day: "asked", time: "needed", words: "asked" };
const now: Needs = { words: "asked" };
const described: Needs = { words: "needed" };

/** What each kind asks for, besides the room. */
export const fieldsOfButton: Record<ButtonKind, Needs> = {
  wake_up_call: { day: "asked", time: "needed" },
  packed_breakfast: { count: "needed", day: "needed", time: "asked", words: "asked" },
  breakfast_in_room: people,
  late_check_out: { day: "needed", time: "needed", words: "asked" },
  early_check_in: { day: "needed", time: "needed", words: "asked" },
  another_room: described,
  extra_bed: things,
  cot: things,
  high_chair: { count: "asked", day: "asked", time: "asked", words: "asked" },
  cake: { day: "needed", time: "asked", words: "asked" },
  flowers: when,
  taxi: people,
  luggage: when,
  transfer: { count: "needed", day: "needed", time: "needed", words: "asked" },
  towels: things,
  pillow: things,
  blanket: things,
  bed_linen: now,
  room_cleaning: { time: "asked", words: "asked" },
  room_service: described,
  treatment: people,
  bike: { count: "needed", day: "needed", time: "asked", words: "asked" },
  boat: people,
  lesson: people,
  tour: people,
  tickets: { count: "needed", day: "asked", words: "needed" },
  iron: now,
  laundry: when,
  adapter: things,
  hairdryer: now,
  toiletries: described,
  drinks: described,
  heater: now,
  invoice: now,
  parking_space: { count: "asked", day: "asked", words: "asked" },
  table: people,
  repair: described,
  other: { day: "asked", time: "asked", words: "needed" },
};

/** An extra is ordered for a day. */
export const fieldsOfExtra: Needs = { count: "needed", day: "needed", time: "asked", words: "asked" };

/** Longer texts are refused as a whole, without the form. */
const readCharacters = limits.messageCharacters * 4;

/** `POST /g/<key>/requests`, a form. Empty texts are absent; the server says which field is wrong. */
export const guestRequesting = z.object({
  /** Chosen by the page: the same id again is the same request. */
  sent_as: id,
  kind: requestButton,
  /** The extra that is ordered. */
  entry_id: z.optional(id),
  /** An extra's price that the guest read, as `4500 EUR`; empty without one. */
  price: z.optional(z.string()),
  count: z.optional(z.string()),
  day: z.optional(z.string()),
  time: z.optional(z.string()),
  room: z.optional(words(readCharacters)),
  words: z.optional(words(readCharacters)),
});

/** Why a field is refused; with what the sentence needs. */
export type GuestRequestFieldProblem =
  | { is: "needed" | "invalid" | "past" | "too_far" | "order_closed" | "not_offered_then" }
  | { is: "too_long" | "number"; max: number }
  /** `remaining`: how many can still be ordered for the day. */
  | { is: "sold_out"; remaining: number };

export type GuestRequestProblem = "too_many" | "not_offered" | "price_changed" | "not_allowed";

/** A form that was refused, with what was typed. */
export type RefusedGuestRequest = {
  /** The form's `kind`, or the `entry_id` of an extra. */
  form: string;
  typed: Partial<Record<GuestRequestField, string>>;
  fields: Partial<Record<GuestRequestField, GuestRequestFieldProblem>>;
  problem: GuestRequestProblem | null;
};
