const maxLabelWords = { colon: 5, dash: 3 };
const byColon = /^([^:：]{2,60}?)\s*[:：]\s+(\S.*)$/su;
const byDash = /^([^:：]{2,60}?)\s*(?:\s[–—-]\s|\t+|\.{3,}|…+)\s*(\S.*)$/su;
/** A time or a number, as in "12 h – 14 h": the dash behind it is no separator. */
const endsWithNumber =
  /\d\s*(?:h|hrs?|hours?|uhr|uur|u|heures|horas|ore|a\.?\s?m\.?|p\.?\s?m\.?|€|eur|chf|%)?$/iu;
const startsWithNumber = /^(?:\p{Sc}|\p{L}{1,3}\p{Sc}?|\p{Lu}{3})?\s?\d/u;
const negates =
  /(?<!\p{L})(?:no|not|never|none|kein\p{L}*|nicht|pas|ne|non|sin|senza|sem|geen|niet|não)(?!\p{L})/iu;

export type Labelled = { about: string; text: string };

/** Divides a label from its text; undefined for a sentence that has a colon or a dash. */
export function labelled(line: string): Labelled | undefined {
  const [, colonLabel, colonText] = byColon.exec(line) ?? [];
  const [, dashLabel, dashText] = colonLabel ? [] : (byDash.exec(line) ?? []);
  const about = (colonLabel ?? dashLabel)?.trim();
  const text = (colonText ?? dashText)?.trim();
  if (!about || !text) return undefined;
  if (dashLabel && endsWithNumber.test(about) && startsWithNumber.test(text)) return undefined;
  const bare = about.replace(/\([^)]*\)|["“”„«»]/gu, "").trim();
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const isLabel =
    words > 0 &&
    words <= (colonLabel ? maxLabelWords.colon : maxLabelWords.dash) &&
    !/[,;!?]|[.]\s|\d$|https?$/iu.test(bare) &&
    (!negates.test(bare) || (colonLabel !== undefined && words <= 2));
  return isLabel ? { about, text } : undefined;
}
