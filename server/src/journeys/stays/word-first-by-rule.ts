import type { FirstMessage } from "@bellhop/contract/guests";
import {
  conditionsHold,
  type GuestToPlan,
  listRules,
  type Rule,
  type StayToPlan,
  type Wording,
  wordTemplate,
  wordText,
} from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type PlanParts, readPlanSettings } from "../proactive/read-plan-settings.ts";

type About = {
  to: { guest_id: string | null; name: string; language: string | null };
  stay: Pick<StayToPlan, "checkin" | "checkout" | "status" | "reservation_number">;
  room: string;
  lastGuestAt: Date | null;
  dueAt: Date;
  how: Exclude<FirstMessage["how"], "none">;
};

/**
 * The first message in the words of the venue's rule for bookings that is on and fits the stay; undefined without one, or
 * if its words can't be sent: then the booking confirmation goes out.
 */
export async function wordFirstByRule(
  at: ReadingAtVenue,
  parts: PlanParts,
  { to, stay, room, lastGuestAt, dueAt, how }: About,
): Promise<{ rule: Rule; wording: Wording } | undefined> {
  const rules = (await listRules(at)).filter(
    ({ is_on, moment, purpose }) => is_on && moment.kind === "booked" && purpose === "service",
  );
  if (rules.length === 0) return undefined;
  const { settings } = await readPlanSettings(at, parts, rules, []);
  const asStay: StayToPlan = {
    ...{ ...stay, reservation_id: "", status_since: null, created_at: at.now, source: "staff" },
    ...{ adults: null, children: null, room_type: "", is_greeted: true },
  };
  const guest: GuestToPlan = {
    ...{
      guest_id: to.guest_id ?? "",
      name: to.name,
      language: to.language,
      room,
      last_guest_at: lastGuestAt,
    },
    ...{ conversation_id: null, has_whatsapp: true, has_phone: true, has_page: false },
    ...{ has_verified_page: false, door_code: "none", places: [], email: null, offers_limited: false },
    ...{ trouble: null, ordered: [], declined: [] },
  };
  const languages = [to.language ?? settings.defaultLanguage, settings.defaultLanguage];
  for (const rule of rules) {
    if (!conditionsHold(rule.conditions, asStay, guest, settings)) continue;
    const about = { rule, stay: asStay, guest, settings };
    const template = how === "text" ? undefined : settings.findTemplate(rule.template_name, languages);
    if (typeof template === "string") continue;
    const worded = template ? wordTemplate(about, template, dueAt) : wordText(about);
    if (!("reason" in worded)) return { rule, wording: worded };
  }
  return undefined;
}
