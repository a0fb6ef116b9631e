import type { CallInput } from "@bellhop/contract/call";
import { addVenue, closeVenue, type OperatorVenue, renameVenue, reopenVenue } from "@bellhop/contract/venues";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOperatorCache } from "../../core/access/operator-lists.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { accessKey, venuesKey } from "../../core/api/query.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

/** Venues appear in the account, the switcher and the access. */
function useRefetchVenues() {
  const queryClient = useQueryClient();
  const { refetch } = useOperatorCache();
  return () =>
    Promise.all([
      refetch(),
      queryClient.invalidateQueries({ queryKey: venuesKey }),
      queryClient.invalidateQueries({ queryKey: accessKey }),
    ]);
}

export function useAddVenue() {
  const { ask } = useApi();
  const refetchVenues = useRefetchVenues();
  return useMutation({
    mutationFn: (venue: CallInput<typeof addVenue>) => ask(addVenue, venue),
    onSuccess: () => void refetchVenues(),
  });
}

export function useRenameVenue() {
  const { ask } = useApi();
  const refetchVenues = useRefetchVenues();
  return useMutation({
    mutationFn: (renamed: CallInput<typeof renameVenue>) => ask(renameVenue, renamed),
    onSuccess: () => void refetchVenues(),
  });
}

/** Tabs of that venue move to another. */
export function useCloseVenue() {
  const { ask } = useApi();
  const refetchVenues = useRefetchVenues();
  return useMutation({
    mutationFn: ({ venue_id }: OperatorVenue) => ask(closeVenue, { venue_id }),
    onSuccess: () => void refetchVenues(),
  });
}

export function useReopenVenue() {
  const { t } = useLingui();
  const { ask } = useApi();
  const refetchVenues = useRefetchVenues();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: ({ venue_id }: OperatorVenue) => ask(reopenVenue, { venue_id }),
    onSuccess: ({ name }) => {
      toast(t`${isolated(name)} reopened.`);
      void refetchVenues();
    },
    onError: (failure) => showFailure(failure),
  });
}
