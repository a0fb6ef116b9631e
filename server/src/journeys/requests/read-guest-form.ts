import { addDays } from "@bellhop/contract/formats";
import type {
  fieldsOfExtra,
  GuestRequestField,
  GuestRequestFieldProblem,
  GuestRequestProblem,
  guestRequesting,
  RefusedGuestRequest,
} from "@bellhop/contract/guest-page-requests";
import { limits } from "@bellhop/contract/limits";
import { requestTime } from "@bellhop/contract/requests";
import { localDate } from "@bellhop/contract/values";
import { foldedNumber } from "@bellhop/language/names";
import type * as z from "zod/mini";
import { instantOf } from "../../domain/requests/index.ts";

export type GuestForm = z.output<typeof guestRequesting>;
type Needs = typeof fieldsOfExtra;
type FieldProblems = Partial<Record<GuestRequestField, GuestRequestFieldProblem>>;

/** What a form asks for, read. */
export type FormWish = {
  count: number | null;
  day: string | null;
  time: string | null;
  room: string | null;
  words: string;
};

/** As far ahead as hotels plan. */
const daysAhead = 365;

/** The days that a form can be for. */
export const daysToAskFor = (today: string) => ({ from: today, until: addDays(today, daysAhead) });

/** A form that asks for nothing, because of its fields or as a whole. The page shows it again with what was typed. */
export class FormRefused extends Error {
  readonly refused: RefusedGuestRequest;
  constructor(
    { entry_id, kind, count, day, time, room, words }: GuestForm,
    { fields = {}, problem = null }: { fields?: FieldProblems; problem?: GuestRequestProblem | null },
  ) {
    super("The guest's form was refused");
    const typed = Object.fromEntries(
      Object.entries({ count, day, time, room, words }).filter(([, value]) => value !== undefined),
    );
    this.refused = { form: entry_id ?? kind, typed, fields, problem };
  }
}

/** Who is in the house or has shown a booking; strangers can write, but send for no taxi. */
export const mayRequest = (
  { isInHouse }: { isInHouse: boolean },
  verifiedGuestId: string | null | undefined,
): boolean => isInHouse || verifiedGuestId != null;

type Place = { today: string; now: Date; timezone: string; room: string | null };

/** Reads the fields that a form has; the others don't count. Refused with the problem of each field. */
export function readGuestForm(form: GuestForm, needs: Needs, place: Place): FormWish {
  const { today, now, timezone, room: knownRoom } = place;
  const fields: FieldProblems = {};
  const read = <Value>(
    name: Exclude<GuestRequestField, "room">,
    parse: (typed: string) => Value | GuestRequestFieldProblem,
  ): Value | null => {
    const need = needs[name];
    const typed = (form[name] ?? "").trim();
    if (!need) return null;
    if (typed === "") {
      if (need === "needed") fields[name] = { is: "needed" };
      return null;
    }
    const value = parse(typed);
    if (!isProblem(value)) return value;
    fields[name] = value;
    return null;
  };
  const count = read("count", readCount);
  const day = read("day", (typed) => readDay(typed, today));
  const time = read("time", readTime);
  const words = read("words", (typed) => within(limits.requestWordsCharacters, typed)) ?? "";
  const typedRoom = (form.room ?? "").trim();
  const room = knownRoom ?? (typedRoom === "" ? null : within(limits.roomCharacters, typedRoom));
  if (isProblem(room)) fields.room = room;
  if (time !== null && day !== null && instantOf(day, time, timezone) <= now) fields.time = { is: "past" };
  if (Object.keys(fields).length > 0 || isProblem(room)) throw new FormRefused(form, { fields });
  return { count, day, time, room, words };
}

const isProblem = (value: unknown): value is GuestRequestFieldProblem =>
  typeof value === "object" && value !== null && "is" in value;

function readCount(typed: string): number | GuestRequestFieldProblem {
  const max = limits.maxGuestRequestCount;
  const count = /^\p{Nd}{1,3}$/u.test(typed) ? Number(foldedNumber(typed)) : 0;
  return count >= 1 && count <= max ? count : { is: "number", max };
}

function readDay(typed: string, today: string): string | GuestRequestFieldProblem {
  if (!localDate.safeParse(typed).success) return { is: "invalid" };
  if (typed < today) return { is: "past" };
  return typed > daysToAskFor(today).until ? { is: "too_far" } : typed;
}

function readTime(typed: string): string | GuestRequestFieldProblem {
  // Some browsers add seconds.
  const time = typed.replace(/^(\d{1,2}:\d\d):00(\.0+)?$/, "$1").padStart(5, "0");
  return requestTime.safeParse(time).success ? time : { is: "invalid" };
}

const within = (max: number, typed: string): string | GuestRequestFieldProblem =>
  typed.length > max ? { is: "too_long", max } : typed;
