import type { Language } from "@bellhop/contract/languages";
import { listTeam, type TeamMember } from "../../domain/members/index.ts";
import {
  claimSummaries,
  countLaddersOfDay,
  listNotifiedMembers,
  notificationWords,
  summarizeAlertsQueue,
} from "../../domain/notifications/index.ts";
import { afterQuietHours, findVenue, findVenueDay, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** Next 08:00 at the venue: it is "quiet" at all other times. */
const summaryTime = { quiet_from: "08:01", quiet_to: "08:00" };
const halfDayMs = 12 * 3_600_000;

/** Mails the summary of the day before to owners who want it, and plans the next one while any of them does. */
export const summarizeAlerts = jobHandler(
  summarizeAlertsQueue,
  async ({ venue_id }, { db, mail }: Services) => {
    await db.atInstallation(async (above) => {
      const owners = (await listTeam(above, venue_id)).filter(({ role }) => role === "owner");
      const summary = await above.inVenue(venue_id, (at) => summarize(at, owners));
      for (const { email, language, ...params } of summary)
        await mail.queueMail(above, { to: email, language, kind: "alert_summary", params });
    });
  },
);

async function summarize(at: AtVenue, owners: TeamMember[]) {
  const [venue, notified] = await Promise.all([findVenue(at), listNotifiedMembers(at)]);
  const wanting = owners.filter(({ member_id }) => notified.get(member_id)?.summary);
  if (venue.closed_at || wanting.length === 0) return [];
  await scheduleSummary(at, venue);
  const { today, midnight } = await findVenueDay(at);
  const claimed = await claimSummaries(
    at,
    wanting.map(({ member_id }) => member_id),
    today,
  );
  const counts = await countLaddersOfDay(at, {
    from: await beginningOfDayBefore(at, midnight),
    to: midnight,
  });
  const day = new Date(midnight.getTime() - halfDayMs);
  return wanting
    .filter(({ member_id }) => claimed.includes(member_id))
    .map(({ email, language: chosen }) => {
      const language = chosen ?? "en";
      return {
        ...{ email, language, venue: venue.name, path: `/alerts?venue=${at.venueId}` },
        day: new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: venue.timezone }).format(day),
        lines: linesOf(counts, language),
      };
    });
}

const beginningOfDayBefore = async (at: ReadingAtVenue, midnight: Date) =>
  (await findVenueDay({ ...at, now: new Date(midnight.getTime() - halfDayMs) })).midnight;

type Counts = Awaited<ReturnType<typeof countLaddersOfDay>>;

function linesOf(counts: Counts, language: Language): string[] {
  const { causes, counted, open, none } = notificationWords[language];
  if (counts.length === 0) return [none];
  const stillOpen = counts.reduce((sum, { open: some }) => sum + some, 0);
  return [
    ...counts.map(({ cause, alerts, longest_minutes: minutes }) =>
      counted({ cause: causes[cause] ?? cause, alerts, minutes }),
    ),
    ...(stillOpen > 0 ? [open(stillOpen)] : []),
  ];
}

export async function scheduleSummary(at: AtVenue, { timezone }: Venue): Promise<void> {
  const startAfter = afterQuietHours(summaryTime, timezone, new Date(at.now.getTime() + 60_000));
  const key = `${at.venueId} ${startAfter.getTime()}`;
  await at.enqueue(summarizeAlertsQueue, { venue_id: at.venueId }, { key, startAfter });
}
