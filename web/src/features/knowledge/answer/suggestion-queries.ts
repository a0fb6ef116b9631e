import {
  decideSuggestion,
  listSuggestions,
  prepareAnswer,
  type Suggestion,
} from "@bellhop/contract/suggestions";
import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { useSectionStore } from "../store/use-section.ts";
import { suggestionsKey } from "./suggestions-key.ts";

/** The open suggestions, oldest first. */
export function useSuggestions() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: suggestionsKey(venueId),
    queryFn: ({ signal }) => ask(listSuggestions, { limit: 100 }, { signal }),
  });
}

/** What staff need to answer a question that the assistant could not. */
export function usePreparedAnswer(question: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...venueKey(venueId), "prepared-answer", question],
    gcTime: 0,
    queryFn: ({ signal }) => ask(prepareAnswer, { asked: question }, { signal }),
  });
}

/** Both fail with the reason of the refusal. */
export function useDecideSuggestion() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const store = useSectionStore("faq");
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: suggestionsKey(venueId) });
  const reopen = ({ suggestion_id }: Suggestion) =>
    ask(decideSuggestion, { suggestion_id, decision: "open" })
      .catch((failure: unknown) => showFailure(failure, t`The suggestion is still dismissed.`))
      .then(readAgain);
  return {
    /** Returns the id of the new entry. */
    accept: async ({ suggestion_id }: Suggestion, words: { question?: string; answer?: string } = {}) => {
      const { suggestion, section } = await ask(decideSuggestion, {
        suggestion_id,
        decision: "accepted",
        ...words,
      });
      const ids = section?.entries.map(({ entry_id }) => entry_id) ?? [];
      if (section) await store.applyLiveChange({ version: section.version, entry_ids: ids, by: null }, "");
      toast(t`Entry added. Publish it to make it live.`);
      await readAgain();
      return suggestion.entry_id;
    },
    dismiss: async (suggestion: Suggestion) => {
      const { suggestion_id } = suggestion;
      await ask(decideSuggestion, { suggestion_id, decision: "dismissed" });
      toast(t`Suggestion dismissed.`, {
        action: { label: t`Undo`, run: () => void reopen(suggestion) },
      });
      await readAgain();
    },
  };
}
