// How long each view of the requests takes with 20,000 of them, in every state, and how many statements.
// `npm run prove -- many-requests [--count N]`
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { InputOf } from "@bellhop/contract/call";
import type { listRequests as listCall } from "@bellhop/contract/requests";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { listRequests, listSlots } from "../../server/src/domain/requests/index.ts";
import { viewRequestInFull } from "../../server/src/journeys/requests/view-request-in-full.ts";
import { viewShift } from "../../server/src/journeys/requests/view-shift.ts";
import type { ReadingAtVenue } from "../../server/src/platform/at/index.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { openCountingVenue } from "./reservations/counting-venue.ts";

const { values } = parseArgs({ options: { count: { type: "string", default: "20000" } } });
const count = Number(values.count);
const maxViewMs = 50;
const few = 200;

const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-requests-"));
const bellhop = await startBellhopUnderTest(folder, { DEMO: "1", LOG_LEVEL: "error" });
await bellhop.start();
const wrong: string[] = [];
try {
  const url = await bellhop.ownerUrl();
  const [first] = await asOwner(url, "select venue_id from venues order by venue_id limit 1");
  const venueId = Number(first?.venue_id);
  const [member] = await asOwner(url, "select member_id from members limit 1");
  const memberId = String(member?.member_id);
  const { entryId, guestId, conversationId, requestId } = await addRequests(few);
  const venue = await openCountingVenue(url, venueId);
  const list =
    (input: InputOf<typeof listCall>) =>
    (at: ReadingAtVenue): Promise<unknown> =>
      listRequests(at, memberId, input);
  const soon = new Date(Date.now() + 6 * 3_600_000).toISOString();
  const extra = { entryId, title: "", price: null, capacity: 7, leadMinutes: null, expiresHours: null };
  const views: Record<string, (at: ReadingAtVenue) => Promise<unknown>> = {
    "open by due time": list({}),
    done: list({ group: "done" }),
    all: list({ group: "all" }),
    "one state": list({ states: ["proposed"] }),
    "one kind": list({ kind: "table" }),
    "a rare kind": list({ kind: "doctor" }),
    extras: list({ what: "extras" }),
    "one room": list({ room: "117" }),
    "a room without any": list({ room: "9999", group: "all" }),
    mine: list({ assignee: "me" }),
    "no one's": list({ assignee: "no_one" }),
    "a department's": list({ assignee: { department: "Housekeeping" } }),
    "a department without any": list({ assignee: { department: "Nobody" }, group: "all" }),
    "search by room": list({ search: "117" }),
    "search by name": list({ search: "ann", group: "all" }),
    "Home's next hours": list({ due_before: soon }),
    "a guest's card": list({ guest_id: guestId, group: "all" }),
    "a conversation's": list({ conversation_id: conversationId, group: "all" }),
    panel: (at) => viewRequestInFull(at, { request_id: requestId }),
    shift: (at) => viewShift(at, { member_id: memberId }),
    "slots of an extra": (at) =>
      listSlots(
        at,
        { ...extra, approval: "staff" },
        {
          from: new Date().toISOString().slice(0, 10),
          days: 31,
          time: null,
          timezone: "Europe/Rome",
          exceptId: null,
        },
      ),
  };
  const before = new Map<string, number>();
  for (const [name, view] of Object.entries(views)) before.set(name, (await venue.measure(view)).statements);
  await addRequests(count - few);
  const { next_cursor: cursor } = await pageOf();
  views["a later page"] = list({ limit: 100, ...(cursor && { cursor }) });
  const lines = [];
  for (const [name, view] of Object.entries(views)) {
    // Other programs may run on this machine: the fastest time is the view's own.
    const { statements, ms, medianMs } = await venue.measure(view);
    lines.push({ view: name, ms, medianMs, statements });
    console.log(
      `${name.padEnd(26)} ${`${ms}`.padStart(6)} ms (median ${medianMs}), ${statements} statements`,
    );
    if (ms > maxViewMs) wrong.push(`${name}: ${ms} ms`);
    const earlier = before.get(name) ?? statements;
    if (earlier !== statements)
      wrong.push(`${name}: ${statements} statements, ${earlier} with ${few} requests`);
  }
  for (const line of wrong) console.log(line);
  await venue.close();
  console.log(JSON.stringify({ proof: "many-requests", holds: wrong.length === 0, count, views: lines }));

  async function pageOf() {
    let page: { next_cursor: string | null } = { next_cursor: null };
    await venue.measure(async (at) => {
      page = await listRequests(at, memberId, { limit: 100 });
    });
    return page;
  }

  /** Requests of the demo's guests in every state, due from a month ago to a month ahead, each with two steps. */
  async function addRequests(more: number) {
    await asOwner(
      url,
      `with made as (
         insert into requests (venue_id, request_id, kind, words, count, day, room, due_at, expires_at, state,
           assignee_member_id, assignee_name, extra_entry_id, quantity, guest_id, conversation_id, source, created_at)
         select ${venueId}, gen_random_uuid(), kind, '', 2, (now() + due)::date, (100 + n % 400)::text, now() + due,
           now() + due + interval '1 day',
           (array['new', 'proposed', 'confirmed', 'in_progress', 'done', 'declined', 'cancelled', 'expired'])[1 + n % 8],
           case when n % 5 = 0 then '${memberId}'::uuid end,
           case when n % 5 = 0 then 'Owner' when n % 5 < 3 then 'Housekeeping' end,
           case when kind = 'extra' then '00000000-0000-7000-8000-000000000001'::uuid end,
           case when kind = 'extra' then 1 end,
           c.guest_id, c.conversation_id, 'assistant', now() + due - interval '1 hour'
         from (select n, (array['taxi', 'towels', 'table', 'extra', 'treatment', 'other', 'pillow'])[1 + n % 7] as kind,
                 (n % 1440 - 720) * interval '1 hour' as due
               from generate_series(1, ${more}) n) rows
         join (select guest_id, conversation_id, row_number() over (order by conversation_id) - 1 as place,
                 count(*) over () as total
               from conversations where venue_id = ${venueId} and merged_into is null and erased_at is null) c
           on c.place = rows.n % c.total
         returning venue_id, request_id, state, created_at)
       insert into request_steps (venue_id, request_id, number, at, by_who, what, from_state, to_state)
       select venue_id, request_id, number, created_at + number * interval '1 minute', 'member',
         case when number = 1 then 'create' else 'confirm' end, case when number = 2 then 'new' end, state
       from made, generate_series(1, 2) number`,
      venueId,
    );
    // What autovacuum does within a minute.
    await asOwner(url, "analyze");
    const [one] = await asOwner(
      url,
      `select request_id, guest_id, conversation_id from requests where conversation_id is not null limit 1`,
      venueId,
    );
    return {
      entryId: "00000000-0000-7000-8000-000000000001",
      guestId: String(one?.guest_id),
      conversationId: String(one?.conversation_id),
      requestId: String(one?.request_id),
    };
  }
} finally {
  await bellhop.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(wrong.length === 0 ? 0 : 1);
