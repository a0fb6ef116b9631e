import { baseOf } from "@bellhop/contract/values";

/** Creating a format is slow. */
const MAX_CACHED_FORMATS = 1_000;
const numberFormats = new Map<string, Intl.NumberFormat>();
const weekdayFormats = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.style} ${options.currency ?? options.unit}`;
  return cached(numberFormats, key, () => new Intl.NumberFormat(localeOf(language), options));
}

export function weekdayFormat(language: string): Intl.DateTimeFormat {
  const options = { weekday: "long", timeZone: "UTC" } as const;
  return cached(weekdayFormats, language, () => new Intl.DateTimeFormat(localeOf(language), options));
}

/** Falls back to the base language for invalid tags. Digits are always Latin. */
export function localeOf(language: string): string {
  try {
    return new Intl.Locale(language, { numberingSystem: "latn" }).toString();
  } catch {
    return `${baseOf(language)}-u-nu-latn`;
  }
}

function cached<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MAX_CACHED_FORMATS) formats.clear();
  const made = make();
  formats.set(key, made);
  return made;
}
