import {
  type findSentFirst,
  fitsStay,
  listRules,
  openCalendar,
  readStay,
} from "../../domain/proactive/index.ts";
import { findVenue, settingsOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

type SentFirst = NonNullable<Awaited<ReturnType<typeof findSentFirst>>>;

/** Whether a message of a rule that has waited may still be sent. Its stay may have been cancelled, ended or moved. */
export async function isStillRight(at: ReadingAtVenue, sent: SentFirst): Promise<boolean> {
  const [venue, rules, stay] = await Promise.all([
    findVenue(at),
    listRules(at),
    readStay(at, sent.reservation_id),
  ]);
  if (!stay) return false;
  const rule = rules.find(({ rule_id }) => rule_id === sent.rule_id);
  const calendar = openCalendar({ timezone: venue.timezone, ...settingsOf(venue).proactive });
  return fitsStay(sent, rule, stay, calendar, at.now);
}
