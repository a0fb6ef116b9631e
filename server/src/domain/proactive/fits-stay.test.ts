import type { Moment } from "@bellhop/contract/proactive";
import { expect, test } from "vitest";
import { openCalendar } from "./calendar.ts";
import { asRule } from "./dry-run-of.ts";
import { fitsStay } from "./fits-stay.ts";
import type { StayToPlan } from "./types.ts";

const calendar = openCalendar({ timezone: "Europe/Rome", quiet_from: "22:00", quiet_to: "09:00" });
const at = (time: string) => new Date(`2027-03-29T${time}:00Z`);

const stay: StayToPlan = {
  ...{ reservation_id: "r", reservation_number: "1", status: "checked_in", status_since: at("13:00") },
  ...{ checkin: "2027-03-29", checkout: "2027-04-02", created_at: new Date("2027-03-01T10:00:00Z") },
  ...{ adults: 2, children: null, room_type: "", source: "pms", is_greeted: false },
};

function fits(moment: Moment, dueAt: Date, now: StayToPlan, texts = ["Hello"]) {
  const rule = asRule({
    ...{ name: "Rule", moment, purpose: "service", conditions: {}, template_name: null },
    ...{ extra_entry_id: null, holdout_percent: 0 },
    texts: texts.map((text, nth) => ({
      language: ["en", "de"][nth] ?? "fr",
      text,
      fallbacks: {},
      needs_check: false,
    })),
  });
  const sent = { moment: moment.kind, due_at: dueAt, decided_at: at("16:00") };
  return fitsStay(sent, rule, now, calendar, at("17:00"));
}

test("after a check-in that was taken back and repeated, its message is still right", () => {
  const again = { ...stay, status_since: at("13:20") };
  expect(fits({ kind: "after_check_in", minutes: 30 }, at("13:30"), again)).toBe(true);
  expect(fits({ kind: "after_check_in", minutes: 30 }, at("13:30"), { ...again, status: "confirmed" })).toBe(
    false,
  );
});

test("a rule with the door code in another language is right for a guest who is checked in", () => {
  const moment: Moment = { kind: "arrival_day", time: "16:00" };
  expect(fits(moment, at("14:00"), stay, ["Hello", "Ihr Code: {door_code}"])).toBe(true);
  expect(fits(moment, at("14:00"), stay)).toBe(false);
});

test("other dates withdraw a message", () => {
  const moment: Moment = { kind: "mid_stay", day: 1, time: "15:00" };
  expect(fits(moment, at("13:00"), stay)).toBe(true);
  expect(fits(moment, at("13:00"), { ...stay, checkin: "2027-03-28" })).toBe(false);
});
