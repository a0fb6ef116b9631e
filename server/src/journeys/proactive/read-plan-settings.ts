import type { ProactiveReason } from "@bellhop/contract/proactive";
import { slotsIn } from "@bellhop/contract/templates";
import { titleIn } from "@bellhop/language/entries";
import { formatMoney } from "@bellhop/language/rendering";
import { isReplyWindowOpen } from "../../domain/conversations/index.ts";
import { listAllEntries, listNamed } from "../../domain/knowledge/index.ts";
import {
  type ExtraToOffer,
  openCalendar,
  type Pause,
  type PlanSettings,
  type RuleWords,
  type UsableTemplate,
} from "../../domain/proactive/index.ts";
import { findChannelToWriteFirst, readTemplates } from "../../domain/templates/index.ts";
import { findVenue, guestPageLink, settingsOf, type Venue } from "../../domain/venues/index.ts";
import { findChannel } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";

/** The reply window must stay open for so long, because sending takes time. */
const sendingMs = 60_000;

export type PlanParts = Pick<Services, "config" | "publicUrl" | "erasureKey" | "mail">;
export type SettingsToPlan = { venue: Venue; channelId: string | null; settings: PlanSettings };

/** What the venue's plan depends on besides guests and stays. */
export async function readPlanSettings(
  at: ReadingAtVenue,
  { config, publicUrl, mail }: PlanParts,
  rules: readonly RuleWords[],
  pauses: readonly Pause[],
): Promise<SettingsToPlan> {
  const [venue, channel, policies, extras] = await Promise.all([
    findVenue(at),
    findChannelToWriteFirst(at),
    listAllEntries(at, "policy"),
    readExtras(at, rules),
  ]);
  const [templates, number] = await Promise.all([
    channel && readTemplates(at, channel),
    channel && findChannel(at, channel.channel_id),
  ]);
  const { proactive } = settingsOf(venue);
  const factOf = (key: string, fact: "from" | "until") => {
    const value = policies.find(({ entry }) => entry.key === key && !entry.internal)?.entry.facts?.[fact];
    return typeof value === "string" ? value : undefined;
  };

  function findTemplate(name: string | null, languages: readonly string[]): UsableTemplate | ProactiveReason {
    if (name === null || !templates) return "no_template";
    const found = templates.approved(name, languages);
    // Headers get no values.
    if (found && slotsIn(found.content.header).length === 0) return found;
    const states = templates.rowsNamed(name).map(({ state }) => state);
    if (states.includes("submitted")) return "template_in_review";
    if (states.includes("rejected")) return "template_rejected";
    if (states.includes("paused")) return "template_paused";
    return states.includes("disabled") ? "template_disabled" : "no_template";
  }

  const settings: PlanSettings = {
    calendar: openCalendar({ timezone: venue.timezone, ...proactive }),
    maxPerDay: proactive.max_per_day,
    doorCode: { from: proactive.door_code_from, hoursBefore: proactive.door_code_hours_before },
    pauses,
    hotel: venue.name,
    defaultLanguage: venue.default_language,
    guestPage: guestPageLink(venue, { place: "public" }, { publicUrl, secretKey: config.secretKey }),
    checkInTime: factOf("check_in", "from"),
    checkOutTime: factOf("check_out", "until"),
    channel: channel?.kind ?? null,
    email: !proactive.email ? "off" : mail.canSend ? "on" : "no_server",
    offersPausedUntil: number?.marketing_paused_until ?? null,
    isWindowOpen: (lastGuestAt, sendsAt) =>
      channel !== undefined &&
      isReplyWindowOpen(channel.kind, lastGuestAt, new Date(sendsAt.getTime() + sendingMs)),
    findTemplate: remember(findTemplate),
    extras,
  };
  return { venue, channelId: channel?.channel_id ?? null, settings };
}

/** Cached, because thousands of guests get the same few templates. */
function remember(find: PlanSettings["findTemplate"]): PlanSettings["findTemplate"] {
  const known = new Map<string, ReturnType<typeof find>>();
  return (name, languages) => {
    const key = [name, ...languages].join(" ");
    const found = known.get(key) ?? find(name, languages);
    known.set(key, found);
    return found;
  };
}

async function readExtras(
  at: ReadingAtVenue,
  rules: readonly RuleWords[],
): Promise<ReadonlyMap<string, ExtraToOffer>> {
  const ids = rules.flatMap(({ extra_entry_id }) => extra_entry_id ?? []);
  const [rows, { default_language }] = await Promise.all([listNamed(at, [...new Set(ids)]), findVenue(at)]);
  return new Map(
    rows
      .filter(({ entry }) => entry.availability !== "absent" && !entry.internal)
      .map(({ entry }) => [
        entry.entryId,
        {
          titleIn: (language) => titleIn(entry, language, default_language),
          price: entry.price ?? null,
          priceIn: (language) => (entry.price ? formatMoney(entry.price, language).money : ""),
        },
      ]),
  );
}
