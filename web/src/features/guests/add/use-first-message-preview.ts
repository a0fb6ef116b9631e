import { previewFirstMessage } from "@bellhop/contract/guests";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import type { NewStay } from "./add-guest-draft.ts";
import { keepKnownLanguage } from "./keep-known-language.ts";

const typingPauseMs = 350;

/** The first message as it would be sent now. What is missing is replaced, with a number that no reservation has. */
export function useFirstMessagePreview(stay: NewStay | undefined, suggestedLanguage: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const [noNumber] = useState(() => `- ${crypto.randomUUID()}`);
  const input = stay && {
    ...stay,
    name: stay.name || "…",
    reservation_number: stay.reservation_number || noNumber,
  };
  const settled = useDebounced(JSON.stringify(input ? [input, suggestedLanguage] : null), typingPauseMs);
  const isTyped = settled !== "null";
  return useQuery({
    queryKey: [...venueKey(venue_id), "first message preview", settled],
    queryFn: async ({ signal }) => {
      const [typed, suggested] = JSON.parse(settled) as [NewStay, string];
      const preview = (one: NewStay) => ask(previewFirstMessage, one, { signal });
      return (await keepKnownLanguage(typed, suggested, preview)).answer;
    },
    enabled: isTyped,
    placeholderData: isTyped ? keepPreviousData : undefined,
    staleTime: 10_000,
    gcTime: 60_000,
  });
}
