import type { InputOf } from "@bellhop/contract/call";
import { changeGuest, type Guest, readGuest } from "@bellhop/contract/guests";
import { suggestReservations } from "@bellhop/contract/reservations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { guestKeys } from "./guest-keys.ts";

/** Without an id, nothing is read. */
export function useGuest(guestId: string | undefined) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: guestKeys.one(venue_id, guestId ?? ""),
    queryFn: ({ signal }) => ask(readGuest, { guest_id: guestId ?? "" }, { signal }),
    enabled: guestId !== undefined,
  });
}

export function useReservationSuggestions(guestId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: guestKeys.suggestions(venue_id, guestId),
    queryFn: async ({ signal }) => (await ask(suggestReservations, { guest_id: guestId }, { signal })).items,
  });
}

type GuestChanges = Omit<InputOf<typeof changeGuest>, "guest_id">;

/** Rejects with the errors of the fields, which the form shows. */
export function useChangeGuest(guestId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: GuestChanges) => ask(changeGuest, { guest_id: guestId, ...changes }),
    onSuccess: (guest) => {
      queryClient.setQueryData(guestKeys.one(venue_id, guestId), guest);
      void queryClient.invalidateQueries({ queryKey: guestKeys.card(venue_id, guestId) });
    },
  });
}

/** Optimistic; reverted with a message if the server refuses. */
export function useChangeConsent(guestId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const queryKey = guestKeys.one(venue_id, guestId);
  return useMutation({
    mutationFn: (consent: Partial<Guest["consent"]>) => ask(changeGuest, { guest_id: guestId, consent }),
    onMutate: async (consent) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData<Guest>(queryKey);
      queryClient.setQueryData<Guest>(
        queryKey,
        (guest) => guest && { ...guest, consent: { ...guest.consent, ...consent } },
      );
      return before;
    },
    onSuccess: (guest) => queryClient.setQueryData(queryKey, guest),
    onError: (failure, _consent, before) => {
      queryClient.setQueryData(queryKey, before);
      showFailure(failure);
    },
  });
}
