import type { OutputOf } from "@bellhop/contract/call";
import { addGuest, changeGuest, type Guest, previewFirstMessage } from "@bellhop/contract/guests";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { requestKey } from "../../../core/forms/request-key.ts";
import { guestKeys } from "../guest-keys.ts";
import type { NewStay } from "./add-guest-draft.ts";
import { keepKnownLanguage } from "./keep-known-language.ts";

export type AddedGuest = { stay: NewStay; answer: OutputOf<typeof addGuest> };

type Typed = { stay: NewStay; suggestedLanguage: string };

/** Saves once, however often it is clicked or retried. A known guest without a phone gets it first. */
export function useAddGuest(known: Guest | undefined, onAdded: (added: AddedGuest) => void) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  const [request] = useState(() => requestKey("bellhop.draft.add-guest-request"));
  // A retry must send the same again, although the guest may be known by now.
  const decided = useRef(new Map<string, NewStay>());
  const decide = async ({ stay, suggestedLanguage }: Typed): Promise<NewStay> => {
    const typed = JSON.stringify(stay);
    const before = decided.current.get(typed);
    if (before) return before;
    const preview = (one: NewStay) => ask(previewFirstMessage, one);
    const after = (await keepKnownLanguage(stay, suggestedLanguage, preview)).stay;
    decided.current.set(typed, after);
    return after;
  };
  return useMutation({
    mutationFn: async (typed: Typed): Promise<AddedGuest> => {
      if (known?.phone === null)
        await ask(changeGuest, { guest_id: known.guest_id, phone: typed.stay.phone });
      const stay = await decide(typed);
      const idempotencyKey = request.keyFor(JSON.stringify([venue_id, stay]));
      return { stay, answer: await ask(addGuest, stay, { idempotencyKey }) };
    },
    onSuccess: (added) => {
      request.forget();
      void queryClient.invalidateQueries({ queryKey: guestKeys.one(venue_id, added.answer.guest_id) });
      onAdded(added);
    },
  });
}
