import { readSettings } from "@bellhop/contract/settings";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { guessCountry } from "../../../core/phone/country-facts.ts";

/** The venue's country and languages; guessed from its time zone until they are read, so that no one waits. */
export function useVenueFacts(): { country: string; languages: string[]; defaultLanguage: string } {
  const { ask } = useApi();
  const { venue_id, timezone, default_language } = useVenue();
  const { data } = useQuery({
    queryKey: [...venueKey(venue_id), "venue facts"],
    queryFn: async ({ signal }) => (await ask(readSettings, {}, { signal })).general,
  });
  return {
    country: data?.country ?? guessCountry(timezone, navigator.languages) ?? "GB",
    languages: data?.languages ?? [default_language],
    defaultLanguage: data?.default_language ?? default_language,
  };
}
