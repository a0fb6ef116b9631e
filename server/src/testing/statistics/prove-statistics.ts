import { inParts, listDaysToRecount, readsAs, storeDays } from "../../domain/statistics/index.ts";
import { applyRetention } from "../../journeys/installation/apply-retention.ts";
import { eraseMessagesOf } from "../../journeys/staff/erase-messages.ts";
import { staffDeletesGuest } from "../../journeys/staff/staff-deletes-guest.ts";
import { staffMergesGuests, staffUndoesMerge } from "../../journeys/staff/staff-merges-guests.ts";
import { countStatistics } from "../../journeys/statistics/count-statistics.ts";
import { findStaffed } from "../../journeys/statistics/find-staffed.ts";
import { newId } from "../../platform/ids.ts";
import type { Services } from "../../services.ts";
import { asOwner } from "../as-owner.ts";
import { openHotel, openSister } from "../cast.ts";
import type { TestClock } from "../clock.ts";
import { randomFrom } from "../random.ts";
import { compare, type Scope } from "./compare.ts";
import { type Conversation, entryIds, type House, playHistory, sentences } from "./history.ts";
import { recount } from "./recount.ts";
import { storeHistory } from "./store-history.ts";

type Setting = { services: Services; ownerUrl: string; clock: TestClock };
type Options = {
  seed: number;
  messages: number;
  times: Times;
  keptDays: number;
  say: (line: string) => void;
};

const timezones = ["Europe/Rome", "America/New_York", "Pacific/Auckland"];
const hours = { from: "07:00", to: "22:30" };
/** When the history begins, when guests are merged and erased, and when it ends. */
type Times = { begin: number; middle: number; end: number };
/** Clocks change twice in all three zones. */
export const longTimes: Times = {
  begin: Date.parse("2026-08-20T00:00:00Z"),
  middle: Date.parse("2026-11-20T09:00:00Z"),
  end: Date.parse("2027-04-08T10:30:00Z"),
};
/** Clocks change in Rome and New York. */
export const shortTimes: Times = {
  begin: Date.parse("2026-10-20T00:00:00Z"),
  middle: Date.parse("2026-11-06T09:00:00Z"),
  end: Date.parse("2026-12-20T10:30:00Z"),
};
const day = 86_400_000;

/** Plays a random history, with merges, undone ones, erased guests and retention, and compares all numbers with a recount. */
export async function proveStatistics(setting: Setting, { seed, messages, times, keptDays, say }: Options) {
  const { services, ownerUrl, clock } = setting;
  const { begin, middle, end } = times;
  const random = randomFrom(seed);
  for (const [does, texts] of Object.entries(sentences))
    for (const text of texts)
      if (readsAs(text, "en") !== does) throw new Error(`"${text}" is read as ${readsAs(text, "en")}`);
  const hotel = await openHotel(services, "Hotel Proof", `${seed}900`);
  const venueIds = [hotel.venueId];
  while (venueIds.length < timezones.length)
    venueIds.push(await openSister(services, hotel, `Hotel Proof ${venueIds.length}`));
  const houses = venueIds.map((venueId, index): House => {
    return { venueId, timezone: timezones[index] ?? "UTC", conversations: [], handOvers: [], wishes: [] };
  });
  const entries = entryIds(random);
  const stored = houses.map(() => ({
    guests: new Set<string>(),
    messages: new Set<string>(),
    handOvers: new Set<string>(),
    wishes: new Set<string>(),
  }));
  for (const { venueId, timezone } of houses) await prepareVenue(ownerUrl, { venueId, timezone, keptDays });
  const by = { ...hotel.owner, operator_id: hotel.operatorId, call: "proof" };
  const wrong: string[] = [];
  let walked = 0;

  const add = async (from: number, until: number) => {
    for (const [index, house] of houses.entries()) {
      playHistory({ random, house, entries, from, until, messages: Math.ceil(messages / 2 / houses.length) });
      await storeHistory(ownerUrl, house, stored[index] as never, until);
    }
    clock.set(new Date(until));
  };
  const count = () => countStatistics.handle({} as never, services, { lastAttempt: false });
  const check = async (name: string, mayWalk = false) => {
    const recounted = houses.map((house) => recount(house, hours, clock.now().getTime()));
    const of = { operatorId: hotel.operatorId, venueIds };
    const scopes: [Scope, typeof recounted][] = [
      ...houses.map(({ venueId }, index): [Scope, typeof recounted] => [
        { venueId, venues: "this", ...of },
        recounted.slice(index, index + 1),
      ]),
      [{ venueId: hotel.venueId, venues: "all", ...of }, recounted],
    ];
    let found = 0;
    for (const [scope, parts] of scopes)
      for (const days of periodsOf(times, clock.now().getTime())) {
        const compared = await compare(services, scope, parts, days, mayWalk);
        walked += compared.walked;
        found += compared.wrong.length;
        wrong.push(...compared.wrong.map((one) => `${name}: ${one}`));
      }
    say(`${name}: ${found} differences`);
  };
  const merge = async (house: House, times: number) => {
    const isFree = (one: Conversation) => !one.isErased && !one.mergedInto && one.channel !== "simulator";
    for (let time = 0; time < times; time++) {
      const [own, other] = [
        pickFrom(house.conversations.filter(isFree)),
        pickFrom(house.conversations.filter(isFree)),
      ];
      const hasOthers = (one: Conversation) =>
        house.conversations.some(({ mergedInto }) => mergedInto === one);
      if (!own || !other || own === other || hasOthers(own) || hasOthers(other)) continue;
      const conflictId = newId();
      await asOwner(
        ownerUrl,
        `insert into guest_conflicts (venue_id, conflict_id, guest_id, other_guest_id, found_at)
         values (${house.venueId}, '${conflictId}', '${own.guestId}', '${other.guestId}', now()) on conflict do nothing`,
        house.venueId,
      );
      await services.db.atVenue(house.venueId, (at) => staffMergesGuests(at, by, conflictId));
      other.mergedInto = own;
      for (const handOver of house.handOvers)
        if (handOver.conversation === other && !handOver.isSettled) handOver.conversation = own;
      if (time % 3 !== 0) continue;
      await services.db.atVenue(house.venueId, (at) => staffUndoesMerge(at, by, conflictId));
      other.mergedInto = null;
    }
  };
  const pickFrom = <One>(all: readonly One[]): One | undefined =>
    all.length > 0 ? random.pick(all) : undefined;
  const erase = async (house: House, times: number) => {
    for (let time = 0; time < times; time++) {
      const one = pickFrom(
        house.conversations.filter(({ isErased, mergedInto }) => !isErased && !mergedInto),
      );
      if (!one) continue;
      const { conversationIds } = await services.db.atVenue(house.venueId, (at) =>
        staffDeletesGuest(at, by, { guest_id: one.guestId }, services),
      );
      await eraseMessagesOf(services, house.venueId, conversationIds);
      markErased(house, conversationIds, clock.now().getTime());
    }
  };

  await add(begin, middle);
  await count();
  await check("counted");
  const some = Math.max(3, Math.ceil(messages / 2_000));
  for (const house of houses) await merge(house, some);
  await check("merged, and some separated again", true);
  for (const house of houses) await erase(house, some);
  await check("some guests erased");
  await add(middle, end);
  for (const house of houses) await erase(house, some);
  await count();
  for (const house of houses) await merge(house, some);
  await check("a later time counted");
  await applyRetention.handle({} as never, services, { lastAttempt: false });
  let expired = 0;
  for (const house of houses) {
    const rows = await asOwner(
      ownerUrl,
      "select conversation_id from conversations where erased_at is not null",
      house.venueId,
    );
    const before = house.conversations.filter(({ isErased }) => isErased).length;
    markErased(
      house,
      rows.map(({ conversation_id }) => String(conversation_id)),
      clock.now().getTime(),
    );
    expired += house.conversations.filter(({ isErased }) => isErased).length - before;
  }
  say(`${expired} conversations deleted by age`);
  await check("old conversations deleted", true);
  for (const { venueId } of houses) await recountAll(services, venueId);
  await check("counted again");
  const merged = houses.flatMap(({ conversations }) =>
    conversations.filter(({ mergedInto }) => mergedInto),
  ).length;
  return { wrong, walked, expired, merged };
}

async function prepareVenue(
  ownerUrl: string,
  { venueId, timezone, keptDays }: { venueId: number; timezone: string; keptDays: number },
) {
  const general = JSON.stringify([
    { days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"], ...hours },
  ]);
  await asOwner(
    ownerUrl,
    `update venues set timezone = '${timezone}', settings = settings
       || jsonb_build_object('general', coalesce(settings -> 'general', '{}') || '{"hours": ${general}}')
       || jsonb_build_object('retention', coalesce(settings -> 'retention', '{}') || '{"transcripts": ${keptDays}}')`,
    venueId,
  );
}

function markErased(house: House, conversationIds: string[], erasedAt: number) {
  for (const conversation of house.conversations) {
    if (conversation.isErased || !conversationIds.includes(conversation.id)) continue;
    conversation.isErased = true;
    for (const wish of house.wishes)
      if (wish.conversation === conversation && wish.erasedAt === null) wish.erasedAt = erasedAt;
  }
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** All of it, the week and the day in which clocks change, and the last days. */
const periodsOf = ({ begin }: Times, now: number) => [
  { from: dateOf(begin - day), to: dateOf(now + day) },
  { from: "2026-10-26", to: "2026-11-01" },
  { from: "2026-10-25", to: "2026-10-25" },
  { from: dateOf(now - 3 * day), to: dateOf(now + day) },
];

async function recountAll(services: Services, venueId: number) {
  const { days, staffed } = await services.db.readAtVenue(venueId, async (at) => ({
    days: await listDaysToRecount(at, "2026-01-01", "2027-12-31"),
    staffed: await findStaffed(at),
  }));
  for (const part of inParts(days)) await services.db.atVenue(venueId, (at) => storeDays(at, part, staffed));
}
