import { addDays } from "@bellhop/contract/formats";
import type { HandOverReason } from "@bellhop/contract/hand-over-reasons";
import type { Language } from "@bellhop/contract/languages";
import { minimumForShare, type Statistics } from "@bellhop/contract/statistics";
import { cleanQuestion } from "@bellhop/language/intents";
import * as z from "zod/mini";
import { listTeam, type TeamMember } from "../../domain/members/index.ts";
import { claimWeekSummaries, summarizeWeekQueue } from "../../domain/notifications/index.ts";
import { afterQuietHours, findVenue, listAllVenueIds, venueToday } from "../../domain/venues/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { queue } from "../../platform/jobs/queue.ts";
import type { Services } from "../../services.ts";
import { weekWords } from "./summarize-week.words.ts";
import { findSharedGap, viewStatistics } from "./view-statistics.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Next 08:00 at the venue: it is "quiet" at all other times. */
const summaryTime = { quiet_from: "08:01", quiet_to: "08:00" };
const reasonsShown = 3;

/** One run per day for the whole installation. */
const planQueue = queue("plan-week-summaries", z.object({}), {
  retries: 5,
  timeLimitSeconds: 600,
  atOnce: 1,
  once: true,
});

type At = Pick<AtInstallation, "now" | "enqueue">;

/** Called at each start: one run now, for venues without a plan, and one each day, for new ones. */
export async function scheduleWeekSummaries(at: At) {
  await scheduleDay(at);
  await at.enqueue(planQueue, {}, { key: "now" });
}

const scheduleDay = (at: At) =>
  at.enqueue(planQueue, {}, { key: "daily", startAfter: new Date(at.now.getTime() + dayMs) });

/** Plans the next Monday's summary of each venue. A planned one is not planned again. */
export const planWeekSummaries = jobHandler(planQueue, async (_, { db }: Services) => {
  await db.atInstallation(scheduleDay);
  for (const venueId of await db.readAtInstallation(listAllVenueIds))
    await db.atVenue(venueId, async (at) => {
      const { closed_at, timezone } = await findVenue(at);
      if (closed_at) return;
      const startAfter = nextSummary(timezone, at.now);
      const key = `${venueId} ${startAfter.getTime()}`;
      await at.enqueue(summarizeWeekQueue, { venue_id: venueId }, { key, startAfter });
    });
});

/** The next Monday, 08:00 at the venue. */
export function nextSummary(timezone: string, now: Date): Date {
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: timezone });
  let morning = now;
  do morning = afterQuietHours(summaryTime, timezone, new Date(morning.getTime() + minuteMs));
  while (weekday.format(morning) !== "Mon");
  return morning;
}

/**
 * Mails the figures of last week to the owners who have not switched it off. Each gets them once: the mail is queued in the
 * transaction that notes it. A hotel without conversations gets none.
 */
export const summarizeWeek = jobHandler(
  summarizeWeekQueue,
  async ({ venue_id: venueId }, services: Services) => {
    const { db, mail } = services;
    if (!mail.canSend) return;
    const { venue, today } = await db.readAtVenue(venueId, venueToday);
    const team = await db.readAtInstallation((at) => listTeam(at, venueId));
    const owners = team.filter(({ role }) => role === "owner");
    if (venue.closed_at || owners.length === 0) return;
    const monday = addDays(today, -daysSinceMonday(today));
    const week = { from: addDays(monday, -7), to: addDays(monday, -1) };
    const who = { operator_id: venue.operator_id, venueIds: [venueId] };
    const statistics = await viewStatistics(venueId, week, who, services);
    // Tried again later: the figures are not those of the whole week yet.
    if (statistics.is_counting) throw new Error("Days of the week are still being counted");
    if (statistics.figures.conversations === 0) return;
    const gap = await db.readAtVenue(venueId, (at) => findSharedGap(at, week));
    await db.atInstallation(async (above) => {
      const claimed = await above.inVenue(venueId, (at) =>
        claimWeekSummaries(
          at,
          owners.map(({ member_id }) => member_id),
          monday,
        ),
      );
      for (const owner of owners.filter(({ member_id }) => claimed.includes(member_id)))
        await mail.queueMail(above, toMail(owner, venue, statistics, gap));
    });
  },
);

const daysSinceMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

type Gap = Awaited<ReturnType<typeof findSharedGap>>;

function toMail(
  owner: TeamMember,
  venue: { name: string; venue_id: number },
  statistics: Statistics,
  gap: Gap,
) {
  const language = owner.language ?? "en";
  const { from, to } = statistics;
  const range = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" });
  return {
    to: owner.email,
    language,
    kind: "week_summary",
    params: {
      venue: venue.name,
      week: range.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
      lines: linesOf(statistics, gap, language),
      path: `/statistics?venue=${venue.venue_id}&from=${from}&to=${to}`,
    },
  } as const;
}

/** Latin digits also in Arabic, as on screens. */
const localeOf = (language: Language) => (language === "ar" ? "ar-u-nu-latn" : language);

/** The figures of the statistics in words. Figures that are 0 or missing are left out. */
function linesOf({ figures, before }: Statistics, gap: Gap, language: Language): string[] {
  const words = weekWords[language];
  const locale = localeOf(language);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const percent = ({ count, total }: { count: number; total: number }) =>
    new Intl.NumberFormat(locale, { style: "percent" }).format(count / total);
  const { answered, first_reply, hand_overs, requests } = figures;
  const lines: string[] = [];
  const of = { count: number(answered.count), total: number(answered.total) };
  if (answered.total >= minimumForShare) {
    lines.push(words.answered({ ...of, share: percent(answered) }));
    const earlier = before.figures.answered;
    if (earlier.total >= minimumForShare) lines.push(words.before(percent(earlier)));
  } else if (answered.total > 0) lines.push(words.answeredFew(of));
  if (first_reply.median_ms !== null)
    lines.push(
      words.firstReply({
        median: duration(first_reply.median_ms, locale),
        count: number(first_reply.count),
      }),
    );
  const handedOver = hand_overs.reduce((sum, { count }) => sum + count, 0);
  if (handedOver > 0) {
    const causes = hand_overs
      .slice(0, reasonsShown)
      .map(({ reason, count }) => `${words.reasons[reason as HandOverReason] ?? reason} ${number(count)}`);
    const list = new Intl.ListFormat(locale, { type: "unit" }).format(causes);
    lines.push(words.handOvers({ count: number(handedOver), causes: list }));
  }
  if (gap) {
    const question = cleanQuestion(gap.question, gap.language);
    lines.push(words.gap({ question, guests: number(gap.guests) }));
  }
  if (requests.total > 0)
    lines.push(words.requests({ count: number(requests.count), total: number(requests.total) }));
  return lines;
}

function duration(ms: number, locale: string): string {
  const minutes = Math.round(ms / minuteMs);
  const unit = minutes < 120 ? "minute" : "hour";
  const value = unit === "minute" ? Math.max(1, minutes) : Math.round(minutes / 60);
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
}
