import { baseOf } from "@bellhop/contract/values";
import {
  findTranslationsMark,
  listTranslations,
  type Translations,
  toTranslations,
} from "../../domain/assistant/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";

/** The venue's sentences in a language, as guests may get them; undefined if the venue does not have them translated. */
export async function openTranslations(
  { db, assistantVersions }: Pick<Services, "db" | "assistantVersions">,
  venue: Venue,
  language: string,
): Promise<Translations | undefined> {
  if (!settingsOf(venue).readings.translates) return undefined;
  const { venue_id: venueId } = venue;
  const mark = await db.readAtVenue(venueId, (at) => findTranslationsMark(at, language));
  return assistantVersions.translations(venueId, baseOf(language), mark, async (isOf) => {
    const read = await db.readAtVenue(venueId, async (at) => {
      const [newest, rows] = await Promise.all([
        findTranslationsMark(at, language),
        listTranslations(at, [language]),
      ]);
      return { newest, rows };
    });
    isOf(read.newest);
    return toTranslations(read.rows);
  });
}
