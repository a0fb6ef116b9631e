import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import {
  addReadyMadeRules,
  listProactiveRules,
  saveProactiveRule,
  switchProactiveRule,
} from "@bellhop/contract/proactive";
import { changeReservation } from "@bellhop/contract/reservations";
import { startBellhopUnderTest } from "../../../chaos/bellhop-under-test.ts";
import { createMailer } from "../../../server/src/domain/mail/index.ts";
import { listPauses, listRules } from "../../../server/src/domain/proactive/index.ts";
import {
  listStaysThatMatter,
  planStays,
  staysAtOnce,
} from "../../../server/src/journeys/proactive/plan-stays.ts";
import {
  type PlanParts,
  readPlanSettings,
} from "../../../server/src/journeys/proactive/read-plan-settings.ts";
import { viewPlan } from "../../../server/src/journeys/proactive/view-plan.ts";
import type { ReadingAtVenue } from "../../../server/src/platform/at/index.ts";
import { readConfig } from "../../../server/src/platform/config.ts";
import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { askAsOwner } from "../ask-as-owner.ts";
import { openCountingVenue } from "../reservations/counting-venue.ts";

const maxAllMs = 30_000;
const maxOneMs = 50;
const maxPageMs = 100;

/** How long it takes to plan so many reservations, one of them, and the page of the next 14 days. */
export async function planMany(count: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-journey-"));
  const bellhop = await startBellhopUnderTest(folder, {
    DEMO: "1",
    LOG_LEVEL: "error",
    CALLS_PER_MINUTE: "0",
  });
  await bellhop.start();
  try {
    const url = await bellhop.ownerUrl();
    const [first] = await asOwner(url, "select venue_id from venues order by venue_id limit 1");
    const venueId = Number(first?.venue_id);
    await addReservations(url, venueId, count);
    const ask = askAsOwner(bellhop);
    await ask(addReadyMadeRules, {});
    for (const { rule_id } of (await ask(listProactiveRules, {})).items)
      await ask(switchProactiveRule, { rule_id, is_on: true });
    const venue = await openCountingVenue(url, venueId);
    const config = await readConfig({ DATA_DIR: folder });
    const mail = createMailer({
      ...{ smtpUrl: undefined, from: undefined, publicUrl: bellhop.url, secretKey: config.secretKey },
    });
    const parts: PlanParts = { config, publicUrl: bellhop.url, erasureKey: Buffer.alloc(32), mail };
    const [one = ""] = await listReservationIds(url, venueId, "source = 'proof'");
    const all = await listReservationIds(url, venueId, "true");
    const planIds = async (at: ReadingAtVenue, ids: string[]) => {
      const rules = await listRules(at);
      const settings = await readPlanSettings(at, parts, rules, await listPauses(at));
      for (let from = 0; from < ids.length; from += staysAtOnce)
        await planStays(at, ids.slice(from, from + staysAtOnce), rules, settings, parts);
    };
    const due = async (at: ReadingAtVenue) => {
      const rules = await listRules(at);
      const settings = await readPlanSettings(at, parts, rules, await listPauses(at));
      const ids = await listStaysThatMatter(at, settings, rules, 0);
      await planStays(at, ids, rules, settings, parts);
    };
    const view = (planParts: PlanParts) => (at: ReadingAtVenue) => viewPlan(at, { limit: 50 }, planParts);
    const changed = await listReservationIds(
      url,
      venueId,
      "checkin between current_date + 1 and current_date + 5",
    );
    const moveOne = () =>
      ask(changeReservation, {
        reservation_id: changed.pop() ?? "",
        fields: { adults: 1 + (changed.length % 3) },
      });
    const [edited] = (await ask(listProactiveRules, {})).items;
    const editRule = async () => {
      const now = (await ask(listProactiveRules, {})).items.find(
        ({ rule_id }) => rule_id === edited?.rule_id,
      );
      if (!now) throw new Error("There is no rule");
      const { switched_at: _s, templates: _t, results: _r, uplift: _u, is_on: _o, ...words } = now;
      await ask(saveProactiveRule, { ...words, name: `Rule ${now.version}` });
    };
    const few = (await venue.measure((at) => planIds(at, [one]))).statements;
    const began = performance.now();
    await venue.once((at) => planIds(at, all));
    const allMs = Math.round(performance.now() - began);
    const figures = {
      reservations: all.length,
      allMs,
      one: await venue.measure((at) => planIds(at, [one])),
      /** Nothing has changed; one booking has; one rule has; the process has just begun. */
      page: await venue.measure(view(parts)),
      pageAfterChange: await venue.measure(view(parts), moveOne),
      pageAfterRule: await venue.measure(view(parts), editRule),
      pageAtFirst: await venue.measure((at) => view({ ...parts })(at)),
      due: await venue.measure(due),
      few,
    };
    await venue.close();
    const wrong = [
      ...(allMs > maxAllMs ? [`all: ${allMs} ms`] : []),
      ...(figures.one.ms > maxOneMs ? [`one: ${figures.one.ms} ms`] : []),
      ...(figures.page.ms > maxPageMs ? [`page: ${figures.page.ms} ms`] : []),
      ...(figures.pageAfterChange.ms > maxPageMs ? [`after a change: ${figures.pageAfterChange.ms} ms`] : []),
    ];
    return { figures, wrong };
  } finally {
    await bellhop.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const listReservationIds = async (url: string, venueId: number, which: string): Promise<string[]> =>
  (await asOwner(url, `select reservation_id as id from reservations where ${which}`, venueId)).map(
    ({ id }) => String(id),
  );

/** An id made from `n`. */
const idOf = (kind: string) =>
  `overlay(overlay(md5('${kind}' || n) placing '7' from 13) placing '8' from 17)::uuid`;

/** Bookings of a year from half a year ago, each of one guest with a phone; those that have begun are checked in or out. */
async function addReservations(url: string, venueId: number, count: number) {
  await asOwner(
    url,
    `with rows as (
       select n, ${idOf("r")} as reservation_id, ${idOf("g")} as guest_id,
         current_date + (n % 365 - 182) as checkin, 1 + n % 5 as nights
       from generate_series(1, ${count}) n
     ), people as (
       insert into guests (venue_id, guest_id, name, phone, language, created_at)
       select ${venueId}, guest_id, 'Guest ' || n, '+4478' || lpad(n::text, 8, '0'),
         (array['en', 'de', 'fr', 'ar', null])[1 + n % 5], now() from rows
       returning guest_id
     ), booked as (
       insert into reservations (venue_id, reservation_id, reservation_number, status, status_since, checkin, checkout,
         source, external_id, created_at, active_at)
       select ${venueId}, reservation_id, 'P-' || n,
         case when checkin + nights < current_date then 'checked_out' when checkin < current_date then 'checked_in'
           else 'confirmed' end,
         case when checkin + nights < current_date then (checkin + nights)::timestamptz + interval '10 hours'
           when checkin < current_date then checkin::timestamptz + interval '15 hours' end,
         checkin, checkin + nights, 'proof', 'P-' || n, now() - interval '200 days', now() - interval '100 days'
       from rows returning reservation_id
     )
     select (select count(*) from people) + (select count(*) from booked) as n`,
    venueId,
  );
  await asOwner(
    url,
    `insert into stays (venue_id, reservation_id, guest_id, room)
     select ${venueId}, ${idOf("r")}, ${idOf("g")}, (100 + n % 400)::text
     from generate_series(1, ${count}) n`,
    venueId,
  );
  await asOwner(url, "analyze");
}
