import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { findCrossings } from "./boundaries.ts";

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "bellhop-boundaries-")));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What may be: each way an import is meant to go. */
const allowed: Record<string, string> = {
  "contract/guests.ts": "export type Guest = { name: string };",
  "language/text/index.ts": 'export { fold } from "./words.ts";',
  "language/text/words.ts": 'import { hash } from "node:crypto"; export const fold = hash;',
  "language/lexicon/index.ts":
    'import { fold } from "../text/index.ts"; import type { Guest } from "@bellhop/contract/guests"; export type Topic = [Guest, typeof fold];',
  "web/src/ui/button.ts": "export const button = 1;",
  "web/src/core/live/line.ts": 'export { button } from "../../ui/button.ts";',
  "web/src/features/guests/list.tsx":
    'import type { Guest } from "@bellhop/contract/guests"; export type List = Guest[];',
  "web/src/features/guests/index.ts": 'export type { List } from "./list.tsx";',
  "web/src/features/guests/feature.ts": 'import "../../core/live/line.ts";',
  "web/src/features/inbox/index.ts": 'export type { List } from "../guests/index.ts";',
  "web/src/features/orders/index.ts": "export {};",
  "web/src/core/live/line.fixture.ts": "export const line = 1;",
  "web/src/gallery/samples/guest.ts": "export const guest = 1;",
  "web/src/gallery/samples/room.fixture.ts": "export const room = 1;",
  "web/src/gallery/pieces.ts":
    'import "../features/guests/list.tsx"; import "./samples/guest.ts"; import "./samples/room.fixture.ts";',
  "web/src/features/guests/list.test.ts":
    'import "../../gallery/samples/guest.ts"; import "../inbox/index.ts";',
  "web/src/app/features.ts": 'import "../features/guests/feature.ts"; import "../features/inbox/index.ts";',
  "guest/src/page.ts": 'import type { Guest } from "@bellhop/contract/guests"; export type Page = Guest;',
  "fakes/graph.ts": 'import type { Guest } from "@bellhop/contract/guests"; export type Sent = Guest;',
  "e2e/walk.ts": 'import type { Guest } from "@bellhop/contract/guests"; export type Seen = Guest;',
  "bench/webhook.ts": 'import "../server/src/testing/running-bellhop.ts";',
  "bench/by-hand.ts": 'import "../server/src/domain/guests/rule.ts";',
  "server/src/testing/running-bellhop.ts": "export {};",
  "tools/generate.ts": 'import { clock } from "../server/src/platform/clock.ts"; export const now = clock;',
  "server/src/platform/clock.ts": "export const clock = 1;",
  "server/src/platform/db.ts": 'import pg from "pg"; export const pool = pg;',
  "server/src/testing/cast.ts": 'import { clock } from "../platform/clock.ts"; export const cast = clock;',
  "server/src/domain/guests/rule.ts": "export const rule = 1;",
  "server/src/domain/guests/index.ts":
    'export { rule } from "./rule.ts"; export type { Row } from "./guests.queries.ts";',
  "server/src/domain/guests/guests.queries.ts":
    "export type Row = { name: string }; export const select = 1;",
  "server/src/domain/guests/list/rows.ts":
    'import { select } from "../guests.queries.ts"; export const row = select;',
  "bench/statements.ts": 'import "../server/src/domain/guests/guests.queries.ts";',
  "server/src/platform/live/live.queries.ts": "export const select = 1;",
  "server/src/platform/live/hub.ts": 'import "./live.queries.ts";',
  "server/src/domain/venues/index.ts": 'export { clock } from "../../platform/clock.ts";',
  "server/src/domain/conversations/index.ts": 'export { clock } from "../venues/index.ts";',
  "server/src/domain/guests/rule.test.ts": 'import { cast } from "../../testing/cast.ts"; console.log(cast);',
  "server/src/doors/bodies.fixture.ts": "export const body = 1;",
  "server/src/doors/bodies.test.ts": 'import "./bodies.fixture.ts";',
  "server/src/doors/test-door.ts": 'export { cast } from "../testing/cast.ts";',
  "server/src/journeys/writes.ts": 'export { rule } from "../domain/guests/index.ts";',
  "server/src/services.ts": 'export type { rule } from "./domain/guests/index.ts";',
  "server/src/journeys/answers.ts": 'import "../services.ts";',
  "server/src/doors/jobs.ts": 'import "../services.ts";',
  "server/src/doors/http.ts": 'export { rule } from "../journeys/writes.ts";',
  "server/src/doors/live.ts": 'export { rule } from "../domain/guests/index.ts";',
  "server/src/main.ts": 'import "./doors/http.ts"; import "./doors/live.ts";',
  "node_modules/pg/index.js": "module.exports = {};",
  "node_modules/pg/package.json": '{ "name": "pg", "version": "1.0.0" }',
};

/** What may not be: the rule, the file that breaks it, and how. */
const forbidden: [rule: string, file: string, source: string][] = [
  ["contract-knows-nothing", "contract/a.ts", 'import "../web/src/features/guests/list.tsx";'],
  ["language-is-pure", "language/lexicon/a.ts", 'import "../../server/src/platform/clock.ts";'],
  ["language-needs-no-machine", "language/lexicon/b.ts", 'import "node:fs";'],
  ["language-through-its-index", "server/src/journeys/b.ts", 'import "../../../language/text/words.ts";'],
  ["language-through-its-neighbours-index", "language/lexicon/c.ts", 'import "../text/words.ts";'],
  ["language-table-text", "language/text/b.ts", 'import "../lexicon/index.ts";'],
  ["browser-has-no-node", "contract/b.ts", 'import "node:fs";'],
  [
    "browser-sees-only-the-contract",
    "web/src/a.ts",
    'import type { clock } from "../../server/src/platform/clock.ts";',
  ],
  ["browser-sees-only-the-contract", "guest/src/a.ts", 'import "../../server/src/platform/clock.ts";'],
  ["web-and-guest-are-strangers", "web/src/b.ts", 'import "../../guest/src/page.ts";'],
  ["guest-and-web-are-strangers", "guest/src/b.ts", 'import "../../web/src/features/guests/list.tsx";'],
  [
    "server-sees-only-the-contract",
    "server/src/doors/a.ts",
    'import "../../../web/src/features/guests/list.tsx";',
  ],
  ["fakes-import-the-contract-at-most", "fakes/a.ts", 'import "../server/src/platform/clock.ts";'],
  ["nobody-imports-fakes", "tools/a.ts", 'import "../fakes/graph.ts";'],
  ["trials-stay-outside", "e2e/a.ts", 'import "../server/src/platform/clock.ts";'],
  ["trials-stay-outside", "chaos/a.ts", 'import "../server/src/testing/cast.ts";'],
  ["trials-stay-outside", "e2e/b.ts", 'import "../bench/webhook.ts";'],
  ["bench-knocks-at-the-doors", "bench/a.ts", 'import "../server/src/doors/http.ts";'],
  ["bench-knocks-at-the-doors", "bench/b.ts", 'import "../chaos/a.ts";'],
  ["ui-knows-no-product", "web/src/ui/a.ts", 'import "../core/live/line.ts";'],
  ["ui-knows-no-product", "web/src/ui/b.ts", 'import type { Guest } from "@bellhop/contract/guests";'],
  ["core-knows-no-feature", "web/src/core/live/a.ts", 'import "../../features/guests/index.ts";'],
  ["features-know-no-app", "web/src/features/guests/a.ts", 'import "../../gallery/samples/guest.ts";'],
  ["gallery-is-not-served", "web/src/app/a.ts", 'import "../gallery/samples/guest.ts";'],
  ["features-through-their-index", "web/src/app/b.ts", 'import "../features/guests/list.tsx";'],
  [
    "features-through-their-neighbours-index",
    "web/src/features/inbox/a.ts",
    'import "../guests/feature.ts";',
  ],
  ["feature-table", "web/src/features/orders/b.ts", 'import "../guests/index.ts";'],
  ["feature-table-inbox", "web/src/features/inbox/b.ts", 'import "../orders/index.ts";'],
  ["platform-knows-no-hotel", "server/src/platform/a.ts", 'import "../domain/guests/index.ts";'],
  ["platform-knows-no-hotel", "server/src/platform/b.ts", 'import "../services.ts";'],
  ["domain-knows-no-story", "server/src/domain/guests/a.ts", 'import "../../journeys/writes.ts";'],
  ["domain-names-the-services-it-needs", "server/src/domain/tasks/a.ts", 'import "../../services.ts";'],
  ["journeys-know-no-door", "server/src/journeys/a.ts", 'import "../doors/http.ts";'],
  ["doors-know-no-main", "server/src/doors/b.ts", 'import "../main.ts";'],
  ["domain-through-its-index", "server/src/doors/c.ts", 'import "../domain/guests/rule.ts";'],
  ["domain-through-its-neighbours-index", "server/src/domain/conversations/a.ts", 'import "../venues/b.ts";'],
  ["domain-table", "server/src/domain/guests/b.ts", 'import "../venues/index.ts";'],
  ["domain-table-conversations", "server/src/domain/conversations/b.ts", 'import "../orders/index.ts";'],
  ["queries-stay-in-their-folder", "server/src/doors/e.ts", 'import "../platform/live/live.queries.ts";'],
  ["queries-stay-in-their-folder", "tools/b.ts", 'import "../server/src/domain/guests/guests.queries.ts";'],
  [
    "queries-are-not-re-exported",
    "server/src/domain/guests/g.ts",
    'export { select } from "./guests.queries.ts";',
  ],
  [
    "queries-are-not-re-exported",
    "server/src/domain/guests/h.ts",
    'export { type Row, select } from "./guests.queries.ts";',
  ],
  ["one-way-to-the-database", "server/src/domain/guests/c.ts", 'import "pg";'],
  ["testing-is-for-tests", "server/src/domain/guests/d.ts", 'import "../../testing/cast.ts";'],
  ["testing-is-for-tests", "server/src/doors/d.ts", 'import "./test-door.ts";'],
  ["testing-is-for-tests", "server/src/doors/f.ts", 'import "./bodies.fixture.ts";'],
  ["testing-is-for-tests", "web/src/core/live/b.ts", 'import "./line.fixture.ts";'],
  ["no-cycles", "server/src/domain/guests/e.ts", 'import "./f.ts";'],
  ["everything-resolves", "web/src/c.ts", 'import "./nowhere.ts";'],
];

test("every rule forbids what breaks it, and nothing else is forbidden", async () => {
  plant({ "server/src/domain/venues/b.ts": "export {};", "server/src/domain/orders/index.ts": "export {};" });
  plant({ ...allowed, "server/src/domain/guests/f.ts": 'import "./e.ts";' });
  plant(Object.fromEntries(forbidden.map(([, file, source]) => [file, source])));
  mkdirSync(path.join(root, "node_modules/@bellhop"));
  symlinkSync(path.join(root, "contract"), path.join(root, "node_modules/@bellhop/contract"));
  plant({ "contract/package.json": '{ "name": "@bellhop/contract", "exports": { "./*": "./*.ts" } }' });

  // An import against the layers closes a cycle of folders as well: those have a test of their own.
  const found = (await findCrossings(root)).filter(({ rule }) => rule !== "no-folder-cycles");
  expect(found.map(({ rule, from }) => `${rule}: ${from}`).sort()).toEqual(
    forbidden.map(([rule, file]) => `${rule}: ${file}`).sort(),
  );
  const { forbidden: rules } = createRequire(import.meta.url)("../boundaries.cjs");
  const tried = new Set(["no-folder-cycles", ...forbidden.map(([rule]) => rule)]);
  const untried = rules.map(({ name }: { name: string }) => name).filter((name: string) => !tried.has(name));
  // A table's rules are one rule, made once per listed folder.
  expect(untried.filter((name: string) => !/^(domain|feature|language)-table-/.test(name))).toEqual([]);
});

test("folders that need each other are found, although no file is in a cycle", async () => {
  plant({ "web/src/core/live/line.ts": "export {};", "web/src/core/access/gate.ts": "export {};" });
  plant({ "web/src/core/live/health.ts": 'import "../access/gate.ts";' });
  expect(await findCrossings(root)).toEqual([]);
  plant({ "web/src/core/access/member.ts": 'import "../live/line.ts";' });
  const found = await findCrossings(root);
  expect(found.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).sort()).toEqual([
    "no-folder-cycles: web/src/core/access -> web/src/core/live",
    "no-folder-cycles: web/src/core/live -> web/src/core/access",
  ]);
});

test("a tree in which no module is read is refused, not passed", async () => {
  plant({ "web/notes.txt": "nothing to read here" });
  await expect(findCrossings(root)).rejects.toThrow("Not one module was read");
});

function plant(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
}
