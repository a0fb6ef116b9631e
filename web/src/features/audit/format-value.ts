import { type Weekday, weekdays } from "@bellhop/contract/hours";
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Formats } from "../../core/language/formats.ts";

const words: Record<string, MessageDescriptor> = {
  "role staff": msg`Staff`,
  "role manager": msg`Manager`,
  "role owner": msg`Owner`,
  "plan free-test": msg`Free test`,
  "plan starter": msg`Starter`,
  "plan pro": msg`Pro`,
  "plan group": msg`Group`,
  "venues all": msg`All hotels`,
  "tools staff_request": msg`Add requests`,
  "tools order_upsell": msg`Take orders`,
  "assistant_mode live": msg`answers guests`,
  "assistant_mode suggest": msg`waits for approval`,
  "assistant_mode paused": msg`paused`,
};

type Reader = { i18n: I18n; formats: Formats };

/** Null if there is no value. */
export function formatValue(field: string, value: unknown, { i18n, formats }: Reader): string | null {
  if (value === null || value === undefined || value === "") return null;
  const last = field.split(".").at(-1) ?? field;
  if (typeof value === "boolean") return value ? i18n._(msg`on`) : i18n._(msg`off`);
  if (typeof value === "number") return formats.number(value);
  if (Array.isArray(value)) return listed(field, value, { i18n, formats });
  if (typeof value !== "string") return JSON.stringify(value);
  const known = words[`${last} ${value}`];
  if (known) return i18n._(known);
  if (last === "country") return nameOf("region", value, i18n);
  if (last.endsWith("language") || last === "languages") return nameOf("language", value, i18n);
  if (last.endsWith("_at")) return `${formats.fullDay(value)} ${value.slice(0, 4)}, ${formats.time(value)}`;
  return value;
}

function listed(field: string, values: unknown[], reader: Reader): string | null {
  const formatted = values.map((value) =>
    isHours(value) ? hoursOf(value, reader.i18n) : formatValue(field, value, reader),
  );
  const list = formatted.filter((one) => one !== null);
  return list.length === 0 ? null : new Intl.ListFormat(reader.i18n.locale, { type: "unit" }).format(list);
}

type Hours = { days: Weekday[]; from: string; to: string };

function isHours(value: unknown): value is Hours {
  return typeof value === "object" && value !== null && "days" in value && "from" in value && "to" in value;
}

function hoursOf({ days, from, to }: Hours, { locale }: I18n): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // 5 January 2026 was a Monday.
  const named = days.map((day) => format.format(Date.UTC(2026, 0, 5 + weekdays.indexOf(day))));
  return `${named.join(" ")} ${from}–${to}`;
}

function nameOf(type: "region" | "language", code: string, { locale }: I18n): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    // Unknown codes are shown as they are.
    return code;
  }
}
