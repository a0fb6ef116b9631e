import { type Language, languages } from "@bellhop/contract/languages";

export const firstSupportedLanguage = (tags: string[]): Language | undefined => firstOf(languages, tags);

export const acceptedLanguage = (header: string | undefined): Language | undefined =>
  acceptedAmong(languages, header);

/** The one of these languages that an `Accept-Language` header prefers. */
export function acceptedAmong<Tag extends string>(
  supported: readonly Tag[],
  header: string | undefined,
): Tag | undefined {
  const preferences = (header ?? "").slice(0, maxHeader).split(",").map(readAsked);
  const liked = preferences
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return firstOf(
    supported,
    liked.map(({ tag }) => (tag === "*" ? (supported[0] ?? "") : tag)),
  );
}

function firstOf<Tag extends string>(supported: readonly Tag[], tags: string[]): Tag | undefined {
  for (const tag of tags) {
    const base = tag.trim().split("-")[0]?.toLowerCase();
    const known = supported.find((one) => one === base);
    if (known) return known;
  }
  return undefined;
}

const maxHeader = 1000;

function readAsked(part: string): { tag: string; quality: number } {
  const [tag = "", ...settings] = part.split(";").map((word) => word.trim());
  const qualityText = settings.find((setting) => setting.startsWith("q="))?.slice(2);
  const quality = qualityText === undefined ? 1 : Number(qualityText);
  return { tag, quality: Number.isNaN(quality) ? 0 : quality };
}
