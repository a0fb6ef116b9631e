import { expect, test } from "vitest";
import { namesIn } from "./names.ts";

test.each([
  ["function mustBeOpen() {}", "mustBeOpen"],
  ["const takeGuest = (at: AtVenue) => at.tx.row(one);", "takeGuest"],
  ["function settleAll(at: AtVenue) {}", "settleAll"],
  ["const entriesMost = 10;", "entriesMost"],
  ["type Limits = { entriesMost: number };", "entriesMost"],
  ["function cut(text: string, charactersMost: number) {}", "charactersMost"],
  ...["its", "there", "stands", "left", "given", "asked", "wanted"].map((name) => [
    `const ${name} = 1;`,
    name,
  ]),
  ["function cut(left: string) {}", "left"],
  ["type Cut = { given: string };", "given"],
  ["type Given = { text: string };", "Given"],
  ["function Left() { return null; }", "Left"],
  ["function cut<Wanted>(text: string): Wanted { return parse(text); }", "Wanted"],
  ["const { id, text: asked } = message;", "asked"],
  ["const { id, ...its } = message;", "its"],
  ["const [first, wanted] = rows;", "wanted"],
  ['at.publish({ kind: "plan" });', "at.publish"],
  ['atVenue.publish({ kind: "plan" });', "atVenue.publish"],
  ["async function mayInvite(): Promise<void> {}", "mayInvite"],
  ["function isOpen(): string | undefined {}", "isOpen"],
  ["function hasRoom(count: number) { if (count < 1) throw new Error(); }", "hasRoom"],
  ["const canSend = async (): Promise<Reason | undefined> => undefined;", "canSend"],
  ["function requireRoom(): boolean { return true; }", "requireRoom"],
  ["const requireRoom = async (): Promise<Reason | undefined> => undefined;", "requireRoom"],
  ["function whyNotAnswer(): boolean { return true; }", "whyNotAnswer"],
  ["function mayInvite(role: Role): boolean { if (role) throw refuse(); return true; }", "mayInvite"],
  ["function whyNotInvite(role: Role): Reason { if (role) throw refuse(); return role; }", "whyNotInvite"],
  ['function publishPlan(at: AtVenue) { at.broadcast({ kind: "plan" }); }', "publishPlan"],
  ["const publish = (at: AtVenue) => broadcastMessage(at, id);", "publish"],
  ["function takeAlert(at: AtVenue) { return at.tx.row(lockAlertRow); }", "takeAlert"],
  ["const takeAlert = (at: AtVenue) => at.tx.row(selectAlertForUpdate);", "takeAlert"],
  ['const findPlan = change("find plan", "select from plans for no key update");', "findPlan"],
  [
    "const listPlans = change<Params, Row>(`list plans`, `select from plans where true for update`);",
    "listPlans",
  ],
  ["const limits = { entriesMost: 10 };", "entriesMost"],
  ["class Limits { entriesMost = 10; }", "entriesMost"],
])("%s: refused", (code, name) => {
  expect(namesIn("server/src/a.ts", code)).toEqual([
    expect.stringMatching(new RegExp(`^server/src/a.ts:1: ${name.replace(".", "\\.")}: .`)),
  ]);
});

test.each([
  "const maxEntries = 10; const figure = { atMost: 3 };",
  "function requireRoom(): void { throw new Error(); }",
  "function requirePhone(typed: string): string { return typed; }",
  "async function whyNotAnswer(): Promise<Reason | undefined> { return undefined; }",
  "const mayEdit = (role: Role) => role !== 'staff'; async function isOver(): Promise<boolean> { return true; }",
  "function isCall(value: unknown): value is Call { return true; }",
  "function hasRows(rows: Row[]) { const [one] = rows; return one !== undefined; }",
  "const { asked } = input; const style = { left: 1 }; const expectedRows = 1; send({ asked: question });",
  "async function canConnect() { try { await open(); } catch (error) { throw error; } return true; }",
  "async function takeThreadBack(at: AtVenue) { await lockThread(at); } const takeBack = () => lockOne();",
  'const lockPlan = change("a", "select for update"); const selectPlanForUpdate = change("b", "select for update");',
  'const storePlan = change("a", "with one as (select for update) update plans set name = $name");',
  "await publishVersion(at, 'knowledge'); const isOpen = true; const canvas = draw(); const issued = () => {};",
])("%s: allowed", (code) => {
  expect(namesIn("server/src/a.ts", code)).toEqual([]);
});

test.each([
  ["server/src/journeys/staff/replies.ts", "export function staffReplies() {}", "staff-replies"],
  ["server/src/journeys/staff-replies.ts", "export function staffReplies() {}", "by who acts"],
  ["server/src/journeys/stays/guest-is-added.ts", "export const addGuest = 1;", "add-guest"],
  ["server/src/domain/plans/report.ts", "export function writeReport() {}", "write-report"],
  ["server/src/doors/live/events.ts", "export function liveEvents() {}", "live-events"],
])("%s: refused", (file, code, name) => {
  expect(namesIn(file, code)).toEqual([expect.stringContaining(name)]);
});

test.each([
  [
    "server/src/journeys/staff/staff-replies.ts",
    "export function helpOut() {} export function staffReplies() {}",
  ],
  ["server/src/journeys/installation/judge-health.ts", "export function judgeMail() {}"],
  [
    "server/src/domain/assistant/versions/publish-version.ts",
    'export function publishVersion(at: AtVenue) { at.broadcast({ kind: "concierge" }); }',
  ],
  ["server/src/domain/audit/erase.ts", "export function eraseFromAudit() {}"],
  ["server/src/domain/alerts/escalation.ts", "export function escalationOf() {}"],
  ["server/src/domain/venues/venues.ts", "export const findVenue = 1; export const lockVenue = 2;"],
  ["server/src/doors/http/venues.ts", "export const venueRoutes = [];"],
  ["web/src/core/venues.ts", "export const findVenue = 1;"],
])("%s: allowed", (file, code) => {
  expect(namesIn(file, code)).toEqual([]);
});
