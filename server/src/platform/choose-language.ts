import { type Language, language, languages } from "@bellhop/contract/languages";

export function firstSupportedLanguage(tags: string[]): Language | undefined {
  for (const tag of tags) {
    const known = language.safeParse(tag.trim().split("-")[0]?.toLowerCase());
    if (known.success) return known.data;
  }
  return undefined;
}

export function acceptedLanguage(header: string | undefined): Language | undefined {
  const asked = (header ?? "").slice(0, maxHeader).split(",").map(readAsked);
  const liked = asked.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality);
  return firstSupportedLanguage(liked.map(({ tag }) => (tag === "*" ? languages[0] : tag)));
}

const maxHeader = 1000;

function readAsked(part: string): { tag: string; quality: number } {
  const [tag = "", ...settings] = part.split(";").map((word) => word.trim());
  const given = settings.find((setting) => setting.startsWith("q="))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  return { tag, quality: Number.isNaN(quality) ? 0 : quality };
}
