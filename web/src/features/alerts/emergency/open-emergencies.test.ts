import type { Alert } from "@bellhop/contract/alerts";
import { expect, test } from "vitest";
import { untakenEmergencies, withTaken } from "./open-emergencies.ts";

const here = { venue_id: 1, name: "Hotel Alpha" };
const sister = { venue_id: 2, name: "Hotel Beta" };

const emergency = (alert_id: string, minute: number, more: Partial<Alert> = {}): Alert => ({
  alert_id,
  cause: "handed_over",
  reason: "emergency",
  conversation_id: `of ${alert_id}`,
  guest_name: "Elif",
  room: "",
  about: "",
  request: null,
  raised_at: "2026-06-01T10:00:00.000Z",
  asked_at: `2026-06-01T10:${minute}:00.000Z`,
  escalation_step: "push",
  taken_by: null,
  count: 1,
  ...more,
});
const venue = (of: typeof here, alerts: Alert[]) => ({
  ...of,
  count: alerts.length,
  manual_count: 0,
  manual: null,
  alerts,
});
const ids = (of: ReturnType<typeof untakenEmergencies>) => of.map(({ alert_id }) => alert_id);

test("only emergencies that no one has taken are loud, the newest report first", () => {
  const alerts = [
    emergency("smoke", 10),
    emergency("taken", 50, { taken_by: "Giulia" }),
    emergency("fall", 30),
    emergency("complaint", 40, { reason: "complaint" }),
    emergency("waits", 45, { cause: "guest_waits", reason: null, asked_at: null }),
  ];
  expect(ids(untakenEmergencies(here, alerts))).toEqual(["fall", "smoke"]);
});

test("emergencies of other venues count; the current venue's own list is newer than the list of all", () => {
  const all = [venue(here, [emergency("over", 10)]), venue(sister, [emergency("there", 20)])];
  const loud = untakenEmergencies(here, [emergency("here", 30)], all);
  expect(ids(loud)).toEqual(["here", "there"]);
  expect(loud.map((one) => one.venue.name)).toEqual(["Hotel Alpha", "Hotel Beta"]);
  expect(ids(untakenEmergencies(here, undefined, all))).toEqual(["there", "over"]);
  expect(ids(untakenEmergencies(here, [], undefined))).toEqual([]);
});

test("taking an emergency makes it quiet, and leaves other alerts of the conversation", () => {
  const alerts = [
    emergency("smoke", 10),
    emergency("failed", 20, { cause: "send_failed", reason: null, conversation_id: "of smoke" }),
    emergency("fall", 30),
  ];
  const after = withTaken(alerts, { conversation_id: "of smoke" }, "Giulia");
  expect(after.map(({ taken_by }) => taken_by)).toEqual(["Giulia", null, null]);
  expect(ids(untakenEmergencies(here, after))).toEqual(["fall"]);
});
