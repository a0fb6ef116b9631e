import type { CatalogueItem } from "@bellhop/contract/catalogue";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { localeOf } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { isolated } from "../../../ui/isolated.ts";
import { factQuestions, formatMoney, useFormatWeek, useUnitLabels } from "../../catalogue/index.ts";
import type { EntryOnScreen } from "../store/entry-fields.ts";

type Summarized = Pick<EntryOnScreen, "facts" | "price" | "unit" | "texts">;

/** What is set in an entry, in one line. */
export function useEntrySummary(): (
  entry: Summarized,
  item: CatalogueItem | undefined,
  language: string,
  /** Before the venue's own text. */
  more?: string,
) => string {
  const { t, i18n } = useLingui();
  const unitWords = useUnitLabels();
  const readablePhone = useReadablePhone();
  const { hoursWords } = useFormatWeek();

  const times = ({ from, until }: Summarized["facts"]) => {
    if (from && until) return t`From ${from} until ${until}`;
    if (from) return t`From ${from}`;
    return until && t`Until ${until}`;
  };
  const allowed = ({ allowed }: Summarized["facts"], asks: CatalogueItem["asks"]) => {
    if (!allowed) return undefined;
    if (allowed === "on_request") return t`On request`;
    return i18n._(factQuestions[asks ?? "available"][allowed]);
  };
  const age = ({ age }: Summarized["facts"], means: CatalogueItem["age"]) => {
    if (age === undefined) return undefined;
    return means === "youngest" ? t`minimum age ${age}` : t`free under ${age} years`;
  };
  const days = ({ days }: Summarized["facts"], means: CatalogueItem["days"]) => {
    if (days === undefined) return undefined;
    const words = t`${plural(days, { one: "# day", other: "# days" })} before arrival`;
    return means === "due" ? t`due ${words}` : t`free until ${words}`;
  };
  const price = ({ price, unit }: Summarized) => {
    if (!price) return undefined;
    const words = price.amount === 0 ? t`free` : isolated(formatMoney(price, localeOf(i18n.locale)));
    return unit && price.amount > 0 ? `${words} ${unitWords(unit)}` : words;
  };

  return (entry, item, language, more) => {
    const { facts } = entry;
    const texts = [entry.texts[language], ...Object.values(entry.texts)];
    const text = texts.find((one) => one?.text.trim() || one?.place?.trim());
    const parts = [
      allowed(facts, item?.asks),
      days(facts, item?.days),
      times(facts),
      facts.hours && hoursWords(facts.hours),
      age(facts, item?.age),
      price(entry),
      facts.count !== undefined && countWords(facts.count, item),
      facts.height_cm !== undefined && heightWords(facts.height_cm),
      facts.phone && leftToRight(readablePhone(facts.phone)),
      facts.email && leftToRight(facts.email),
      facts.url && leftToRight(facts.url.replace(/^https?:\/\//, "")),
      more,
      text?.place,
      text?.text.replace(/\s+/g, " "),
    ];
    const line = parts.filter(Boolean).join(" · ");
    return line.charAt(0).toLocaleUpperCase(i18n.locale) + line.slice(1);
  };

  function countWords(count: number, item: CatalogueItem | undefined) {
    if (item?.key === "parking") return t`${plural(count, { one: "# space", other: "# spaces" })}`;
    if (item?.count === "at_most") return t`max. ${count}`;
    if (item?.key === "ev_charging")
      return t`${plural(count, { one: "# charging point", other: "# charging points" })}`;
    if (item && countsRooms.has(item.key)) return t`${plural(count, { one: "# room", other: "# rooms" })}`;
    return String(count);
  }

  function heightWords(heightCm: number) {
    const metres = new Intl.NumberFormat(localeOf(i18n.locale), { minimumFractionDigits: 2 });
    return t`up to ${metres.format(heightCm / 100)} m`;
  }
}

const countsRooms = new Set(["meeting_room", "accessible_room", "family_room", "room_types"]);

/** For phones and addresses inside right-to-left text. */
const leftToRight = (words: string) => `\u2066${words}\u2069`;
