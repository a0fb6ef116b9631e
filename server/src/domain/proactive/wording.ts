import { doorCodeMask } from "@bellhop/contract/door-codes";
import { type ProactiveField, type ProactiveReason, proactiveFields } from "@bellhop/contract/proactive";
import { fillSlots, slotsIn } from "@bellhop/contract/templates";
import { baseOf } from "@bellhop/contract/values";
import { nightsOf } from "./conditions.ts";
import type { GuestToPlan, PlanSettings, RuleWords, StayToPlan, UsableTemplate, Wording } from "./types.ts";

export type WhyNotWorded = { reason: ProactiveReason; field: ProactiveField | null };
type About = { rule: RuleWords; stay: StayToPlan; guest: GuestToPlan; settings: PlanSettings };

const known = new Set<string>(proactiveFields);
const isField = (name: string): name is ProactiveField => known.has(name);

const fieldsIn = (text: string): ProactiveField[] =>
  [...new Set([...text.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? ""))].filter(isField);

/** The slots of the ready-made templates, in their order. */
const slotFields: Record<string, ProactiveField[]> = {
  booking_confirmed: ["first_name", "arrival_day"],
  arrival_information: ["first_name", "check_in_time"],
  extras_before_arrival: ["first_name", "guest_page"],
  welcome: ["first_name"],
  all_fine: ["first_name"],
  departure_reminder: ["first_name", "check_out_time"],
  feedback_request: ["first_name"],
};

/** Ready-made templates that say "tomorrow": of the arrival or of the departure. */
const saysTomorrow: Record<string, "checkin" | "checkout"> = {
  arrival_information: "checkin",
  departure_reminder: "checkout",
};

/** The text in the guest's language, else in the venue's. */
function chooseText({ rule, guest, settings }: About) {
  const own = guest.language ?? settings.defaultLanguage;
  const inLanguage = (language: string) =>
    rule.texts.find((one) => one.language === language) ??
    rule.texts.find((one) => baseOf(one.language) === baseOf(language));
  const candidates = [inLanguage(own), inLanguage(settings.defaultLanguage)].filter(
    (one) => one !== undefined,
  );
  const chosen = candidates.find((one) => !one.needs_check);
  return {
    chosen,
    reason: candidates.length > 0 ? ("text_needs_check" as const) : ("no_text" as const),
    isOther: chosen !== undefined && baseOf(chosen.language) !== baseOf(own),
  };
}

/** A text of the rule with its values, or why it can't be written. */
export function wordText(about: About): Wording | WhyNotWorded {
  const { chosen, reason, isOther } = chooseText(about);
  if (!chosen) return { reason, field: null };
  const values: Partial<Record<ProactiveField, string>> = {};
  for (const field of fieldsIn(chosen.text)) {
    const fallback = field === "door_code" ? undefined : chosen.fallbacks[field];
    const value = fieldValue(field, chosen.language, about) ?? fallback;
    if (value === undefined) return { reason: "field_missing", field };
    values[field] = value;
  }
  const text = chosen.text.replace(/\{([a-z_]+)\}/g, (whole, name: string) =>
    isField(name) ? (values[name] ?? whole) : whole,
  );
  const hasDoorCode = values.door_code !== undefined;
  return { language: chosen.language, isOther, text, hasDoorCode, template: undefined };
}

/** Whether a text of the rule has the door code. */
export function holdsDoorCode({ texts }: Pick<RuleWords, "texts">): boolean {
  const holds = codeHolders.get(texts) ?? texts.some(hasCode);
  codeHolders.set(texts, holds);
  return holds;
}

const hasCode = ({ text }: { text: string }) => text.includes("{door_code}");

/** Cached, because each rule is asked for thousands of guests. */
const codeHolders = new WeakMap<object, boolean>();

const optOutWords = /(?<!\p{L})(STOP|STOPP|BAJA|PARAR|СТОП|DUR|停止|退订)(?!\p{L})/u;

/** The same for a mail, without a sentence that asks to reply with a word: mails have a link instead. */
export function wordMail(about: About): Wording | WhyNotWorded {
  const worded = wordText(about);
  if ("reason" in worded) return worded;
  const sentences = worded.text.split(/(?<=[.!?。！？؟])(?=\s|$)|(?<=[。！？])/u);
  const others = sentences.filter((sentence) => !optOutWords.test(sentence));
  return { ...worded, text: others.join("").trim() || worded.text };
}

/** The text of a rule in the guest's language with its fields as they are, for a preview that lacks values. */
export function textOfRule(rule: RuleWords, guest: GuestToPlan, { defaultLanguage }: PlanSettings): string {
  const languages = [guest.language ?? defaultLanguage, defaultLanguage].map(baseOf);
  const found = languages.map((language) => rule.texts.find((one) => baseOf(one.language) === language));
  return (found.find((one) => one !== undefined) ?? rule.texts[0])?.text ?? "";
}

/** A template with the values of its slots, or why it can't be written. `at`: when it would be sent. */
export function wordTemplate(
  about: About,
  template: UsableTemplate,
  at: Date,
  { anyDay = false }: { anyDay?: boolean } = {},
): Wording | WhyNotWorded {
  const { rule, stay, guest, settings } = about;
  const name = rule.template_name ?? "";
  const tomorrow = saysTomorrow[name];
  if (!anyDay && tomorrow && settings.calendar.dayOf(at) !== settings.calendar.dayAfter(stay[tomorrow], -1))
    return { reason: "too_late", field: null };
  // A text in another language may have the fields in another order.
  const ofTemplate = rule.texts.find(
    (one) => baseOf(one.language) === baseOf(template.language) && !one.needs_check,
  );
  const text = ofTemplate ?? chooseText(about).chosen ?? rule.texts[0];
  const fields = slotFields[name] ?? fieldsIn(text?.text ?? "");
  const slots = countSlots(template.content);
  const hasDoorCode = fields.slice(0, slots).includes("door_code");
  // The message would come without what it is for. A guest's yes to it would order an extra that it does not name.
  const isWithoutCode = text && hasCode(text) && !hasDoorCode;
  const isWithoutExtra = rule.extra_entry_id !== null && slotFields[name] !== undefined;
  if (isWithoutCode || isWithoutExtra) return { reason: "no_template", field: null };
  const values: string[] = [];
  for (let slot = 0; slot < slots; slot++) {
    const field = fields[slot];
    if (!field) return { reason: "no_template", field: null };
    const fallback = field === "door_code" ? undefined : text?.fallbacks[field];
    const value = fieldValue(field, template.language, about) ?? fallback;
    if (value === undefined || value === "") return { reason: "field_missing", field };
    values.push(value);
  }
  return {
    language: template.language,
    isOther: baseOf(template.language) !== baseOf(guest.language ?? settings.defaultLanguage),
    text: fillSlots(template.content.body, values),
    hasDoorCode,
    template: { ...template, values },
  };
}

const slotCounts = new WeakMap<object, number>();

/** Cached, because thousands of guests get the same few templates. */
function countSlots(content: UsableTemplate["content"]): number {
  const count = slotCounts.get(content) ?? Math.max(0, ...slotsIn(content.body));
  slotCounts.set(content, count);
  return count;
}

function fieldValue(
  field: ProactiveField,
  language: string,
  { rule, stay, guest, settings }: About,
): string | undefined {
  const extra = rule.extra_entry_id === null ? undefined : settings.extras.get(rule.extra_entry_id);
  switch (field) {
    case "first_name":
      return firstNameIn(guest.name);
    case "hotel":
      return settings.hotel;
    case "room":
      return guest.room || undefined;
    case "arrival_day":
      return dayIn(language, stay.checkin);
    case "departure_day":
      return dayIn(language, stay.checkout);
    case "nights":
      return String(nightsOf(stay));
    case "check_in_time":
      return settings.checkInTime;
    case "check_out_time":
      return settings.checkOutTime;
    case "reservation_number":
      return stay.reservation_number;
    case "guest_page":
      return settings.guestPage;
    case "door_code":
      return guest.door_code === "set" ? doorCodeMask : undefined;
    case "extra":
      return extra?.titleIn(language) || undefined;
    case "price":
      return extra?.priceIn(language) || undefined;
  }
}

/** Undefined for a phone number in place of a name. */
function firstNameIn(name: string): string | undefined {
  const [first = ""] = name.trim().split(/\s+/);
  return /\p{L}/u.test(first) ? first : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dayIn(language: string, date: string): string {
  const base = baseOf(language);
  const format =
    formats.get(base) ?? new Intl.DateTimeFormat(base, { day: "numeric", month: "long", timeZone: "UTC" });
  formats.set(base, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
