import { readVisitorAnswers } from "@bellhop/contract/info-data";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey } from "../../core/api/query.ts";

export function useVisitorAnswers() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...venueKey(venue_id), "visitor answers"],
    queryFn: ({ signal }) => ask(readVisitorAnswers, {}, { signal }),
    // Publishing and the passing of a day change it.
    staleTime: 0,
  });
}
