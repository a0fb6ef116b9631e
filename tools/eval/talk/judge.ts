import type { GuestRequest } from "../../../contract/messages.ts";
import type { Does, Fields, TalkMessage } from "./read-set.ts";
import type { Outcome } from "./respond.ts";
import { isSameThing } from "./same-thing.ts";

type FieldName = keyof Fields;

export type Verdict = {
  isRight: boolean;
  /** The guest gets a wrong answer, or a serious message is missed. */
  isWrong: boolean;
  /** Staff should get it and do not. */
  reachesNobody: boolean;
  /** A false alarm. */
  isFalseAlarm: boolean;
  /** For a request: whether each stated field was read. */
  fields: Partial<Record<FieldName, boolean>>;
};

const withoutStaff: readonly Does[] = ["answer", "kind_word", "opt_out"];
const withStaff: readonly Does[] = [
  "emergency",
  "pass_on_request",
  "complaint",
  "reply_for_staff",
  "give_person",
];

/** Compares the product's reaction with the expected one. */
export function judge({ held, expect }: TalkMessage, outcome: Outcome, today: string): Verdict {
  const accepted = [expect.does, ...expect.also];
  const isAlarm = outcome.does.includes("emergency");
  const allowed = new Set([...expect.entries, ...expect.may]);
  const isForeign = outcome.sources.some((name) => !allowed.has(name));
  const missesAlarm = expect.does === "emergency" && !isAlarm;
  const reachesNobody = !outcome.reachesStaff && !accepted.some((does) => withoutStaff.includes(does));
  const fields = expect.does === "pass_on_request" ? readFields(expect.fields, outcome.requests, today) : {};
  const showsAll = expect.entries.every((name) => outcome.sources.includes(name));
  const isRead = Object.entries(fields).every(([name, isSame]) => isSame || name === "what");

  const fits = (does: Does) => {
    if (!outcome.does.includes(does)) return false;
    if (does === "answer" || does === "answer_and_pass_on") return showsAll;
    return does !== "pass_on_request" || isRead;
  };
  // If staff hold the conversation, they read everything.
  const isReadByStaff = held === "staff" && !isAlarm && !missesAlarm;
  return {
    isRight: !isForeign && (isReadByStaff || accepted.some(fits)),
    isWrong: isForeign || missesAlarm || (reachesNobody && withStaff.includes(expect.does)),
    reachesNobody,
    isFalseAlarm: isAlarm && !accepted.includes("emergency"),
    fields,
  };
}

function readFields(stated: Fields | undefined, requests: readonly GuestRequest[], today: string) {
  const isRead = {
    what: ({ what }: GuestRequest) => what !== null && isSameThing(stated?.what ?? "", what),
    count: ({ count }: GuestRequest) => count === stated?.count,
    time: ({ time }: GuestRequest) => time === stated?.time,
    day: ({ day }: GuestRequest) => day !== null && daysOf(stated?.day ?? "", today).includes(day),
    room: ({ room }: GuestRequest) => room === stated?.room,
  };
  const names = Object.keys(stated ?? {}) as FieldName[];
  return Object.fromEntries(names.map((name) => [name, requests.some(isRead[name])])) as Verdict["fields"];
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The possible dates of a day: today's weekday means today or in a week. */
function daysOf(day: string, today: string): string[] {
  if (day === "today") return [today];
  if (day === "tomorrow") return [inDays(today, 1)];
  const weekday = weekdays.indexOf(day);
  if (weekday < 0) return [day];
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  return ahead === 0 ? [today, inDays(today, 7)] : [inDays(today, ahead)];
}

function inDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
