import path from "node:path";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { countStatements } from "./count-statements.ts";
import type { Figures, MeasureOptions } from "./figures.ts";
import { startBellhop } from "./programs.ts";
import { headersOf } from "./read/measure.ts";
import { openFixture, type StagedHotel } from "./stage.ts";
import { percentile } from "./statistics.ts";

const many = 20_000;
const tabs = ["waiting", "mine", "assistant", "all", "done"] as const;
type Call = { method: "GET" | "POST"; path: string; body?: object };

/**
 * Measures the lists of a hotel with 10 conversations and of one with 20,000, mostly done: the statements per list,
 * by the database's log, and the time of the large lists, including deep pages.
 */
export async function measureLists({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels: 2, guestsEach: 10, settings: { log_statement: "all" } });
  const logFile = path.join(stage.dataDir, "postgres.log");
  try {
    const [small, large] = stage.hotels as [StagedHotel, StagedHotel];
    await fill(stage.ownerUrl, large);
    const bellhop = await startBellhop({ ...stage.env, DOORS: "http" });
    try {
      const ask = async <T>(hotel: StagedHotel, { method, path, body }: Call): Promise<T> => {
        const response = await fetch(`http://127.0.0.1:${bellhop.port}${path}`, {
          method,
          headers: headersOf(hotel),
          ...(body && { body: JSON.stringify(body) }),
        });
        if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return (await response.json()) as T;
      };
      const list = (tab: string, cursor?: string): Call => ({
        method: "POST",
        path: "/api/list_conversations",
        body: { tab, ...(cursor && { cursor }) },
      });
      const others: Call[] = [
        { method: "GET", path: "/api/get_venue_alerts_detailed" },
        { method: "POST", path: "/api/fetch_home", body: {} },
      ];
      const calls = [...tabs.map((tab) => list(tab)), ...others];

      const statementsOf = (hotel: StagedHotel, call: Call) =>
        countStatements(logFile, () => ask(hotel, call));
      let differing = 0;
      for (const call of calls) {
        const [few, lots] = [await statementsOf(small, call), await statementsOf(large, call)];
        const { tab } = (call.body ?? {}) as { tab?: string };
        say(`${call.path} ${tab ?? ""}: ${few} statements for 10 rows, ${lots} for ${many}`);
        if (few !== lots || few === 0) differing++;
      }

      const figures: Figures = {
        "lists: calls that take more statements for 20,000 rows than for 10": {
          value: differing,
          unit: "calls",
          atMost: 0,
        },
      };
      for (const tab of tabs) {
        const times: number[] = [];
        let cursor: string | undefined;
        for (let n = 0; n < (quick ? 20 : 100); n++) {
          const before = performance.now();
          const page = await ask<{ next_cursor: string | null }>(large, list(tab, cursor));
          if (n >= 5) times.push(performance.now() - before);
          cursor = page.next_cursor ?? undefined;
        }
        figures[`lists: p50 of a page of ${tab} among 20,000 conversations`] = {
          value: percentile(times, 0.5),
          unit: "ms",
        };
      }
      const home: Call = { method: "POST", path: "/api/fetch_home", body: {} };
      const homeTimes: number[] = [];
      for (let n = 0; n < (quick ? 20 : 100); n++) {
        const before = performance.now();
        await ask(large, home);
        if (n >= 5) homeTimes.push(performance.now() - before);
      }
      figures["lists: p95 of Home among 20,000 conversations"] = {
        value: percentile(homeTimes, 0.95),
        unit: "ms",
        atMost: 60,
      };
      return figures;
    } finally {
      await bellhop.stop();
    }
  } finally {
    await stage.clear();
  }
}

/** Conversations of a hotel after years of use: nine of ten done, some of the others waiting. */
async function fill(ownerUrl: string, { venueId, channelId }: StagedHotel) {
  const id = (kind: string) => `md5('${kind}' || n)::uuid`;
  const written = "now() - n * interval '1 minute'";
  const each = `from generate_series(1, ${many}) n`;
  await asOwner(
    ownerUrl,
    `insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, created_at)
     select ${venueId}, ${id("guest")}, 'Guest ' || n, true, '+1777' || lpad(n::text, 7, '0'), ${written} ${each}`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state, waiting_since,
       last_seq, last_own_position, last_author, last_text, last_at, last_message_id, last_guest_at, created_at)
     select ${venueId}, ${id("conversation")}, ${id("guest")}, '${channelId}',
       case when n % 3 = 0 then 'staff' else 'assistant' end, ${written}, case when n % 10 = 0 then 'open' else 'done' end,
       case when n % 40 = 0 then ${written} end, 1, '-infinity', 'guest', 'A question', ${written}, ${id("message")},
       ${written}, ${written} ${each}`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, channel_id,
       provider_message_id, created_at)
     select ${venueId}, ${id("message")}, ${id("conversation")}, 1, ${written}, 'guest', 'text', 'A question',
       '${channelId}', 'wamid.fill.' || n, ${written} ${each}`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into alerts (venue_id, alert_id, cause, conversation_id, about, raised_at)
     select ${venueId}, ${id("alert")}, 'guest_waits', ${id("conversation")}, 'A question', ${written} ${each}
     where n % 40 = 0`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into hand_overs (venue_id, hand_over_id, conversation_id, reason, about, handed_over_at)
     select ${venueId}, ${id("question")}, ${id("conversation")}, 'no_entry', 'Question ' || n % 300, ${written} ${each}
     where n % 40 = 0`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at, active_at)
     select ${venueId}, ${id("booking")}, 'B-' || n, case when n % 2 = 0 then 'checked_in' else 'confirmed' end,
       current_date - n % 2, current_date + n % 3, ${written}, ${written} ${each} where n <= 300`,
    venueId,
  );
  await asOwner(
    ownerUrl,
    `insert into stays (venue_id, reservation_id, guest_id, room)
     select ${venueId}, ${id("booking")}, ${id("guest")}, n::text ${each} where n <= 300`,
    venueId,
  );
  for (const table of [
    "guests",
    "conversations",
    "messages",
    "alerts",
    "hand_overs",
    "reservations",
    "stays",
  ])
    await asOwner(ownerUrl, `vacuum analyze ${table}`);
}
