import type { Section } from "@bellhop/contract/knowledge";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { localeOf, useFormats } from "../../core/language/formats.ts";
import { useLanguageName } from "../../ui/language-name.ts";
import { useFormatWeek } from "./values/format-week.ts";
import { leadTime } from "./values/lead-time.ts";
import { formatMoney } from "./values/money-entry.ts";
import { useUnitLabels } from "./values/unit-labels.ts";

const names: Record<string, MessageDescriptor> = {
  key: msg`Topic`,
  availability: msg`Availability`,
  price: msg`Price`,
  unit: msg`Charged`,
  scope: msg`For which guests`,
  internal: msg`Staff only`,
  valid_from: msg`Valid from`,
  valid_until: msg`Valid until`,
  "facts.allowed": msg`Allowed`,
  "facts.from": msg`From`,
  "facts.until": msg`Until`,
  "facts.hours": msg`Hours`,
  "facts.age": msg`Age`,
  "facts.days": msg`Days before arrival`,
  "facts.count": msg`How many`,
  "facts.height_cm": msg`Height`,
  "facts.phone": msg`Phone`,
  "facts.email": msg`E-mail`,
  "facts.url": msg`Link`,
  "offer.lead_minutes": msg`Book ahead`,
  "offer.capacity": msg`Available per day`,
  "offer.approval": msg`Confirmation`,
  "offer.expires_hours": msg`Cancel unconfirmed orders after`,
  "offer.tax_percent": msg`Tax`,
  title: msg`Short name`,
  question: msg`Question`,
  text: msg`Text`,
  place: msg`Location`,
};

const values: Record<string, MessageDescriptor> = {
  everyone: msg`All guests`,
  in_house: msg`Guests staying now`,
  before_arrival: msg`Guests before arrival`,
  present: msg`Yes`,
  absent: msg`No`,
  paid: msg`Extra charge`,
  on_request: msg`On request`,
  yes: msg`Yes`,
  no: msg`No`,
  instant: msg`No one`,
  staff: msg`Reception`,
};

/** Such as "Answer (English)". */
export function useFieldName(section: Section): (field: string) => string {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  return useCallback(
    (field) => {
      const [group, language = "", part = ""] = field.split(".");
      const name = group === "texts" ? names[part] : names[field];
      const words = part === "text" && section === "faq" ? t`Answer` : name ? i18n._(name) : field;
      return group === "texts" ? t`${words} (${languageName(language)})` : words;
    },
    [t, i18n, languageName, section],
  );
}

/** Empty if there is no value. */
export function useFieldValue(): (field: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const { stayDay } = useFormats();
  const unitWords = useUnitLabels();
  const { hoursWords } = useFormatWeek();
  const hourWords = (count: number) => t`${plural(count, { one: "# hour", other: "# hours" })}`;
  const leadWords = (minutes: number) => {
    const { count, unit } = leadTime(minutes);
    if (unit === "days") return t`${plural(count, { one: "# day", other: "# days" })}`;
    if (unit === "hours") return hourWords(count);
    return t`${plural(count, { one: "# minute", other: "# minutes" })}`;
  };
  return (field, value) => {
    if (value === null || value === undefined) return "";
    if (value === true) return t`Yes`;
    if (value === false) return t`No`;
    if (field === "price") return formatMoney(value as never, localeOf(i18n.locale));
    if (field === "offer.lead_minutes") return leadWords(Number(value));
    if (field === "offer.expires_hours") return hourWords(Number(value));
    if (field === "offer.tax_percent") return `${value} %`;
    if (field === "facts.height_cm") return `${value} cm`;
    if (field === "unit") return unitWords(value as never);
    if (field === "facts.hours") return hoursWords(value as never) ?? "";
    if (field === "valid_from" || field === "valid_until") return stayDay(String(value));
    const known = field.startsWith("texts.") ? undefined : values[String(value)];
    return known ? i18n._(known) : String(value);
  };
}
