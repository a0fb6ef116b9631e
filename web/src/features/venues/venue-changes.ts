import type { SentTo } from "@bellhop/contract/call";
import { addVenue, closeVenue, type OperatorVenue, renameVenue, reopenVenue } from "@bellhop/contract/venues";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useOperatorCache } from "../../core/access/operator-lists.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { accessKey, venuesKey } from "../../core/api/query.ts";
import { useTellFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

/** The list of venues stands in more than one place: in the account, in the switcher, and in what the person may see. */
function useReadVenuesAgain() {
  const queryClient = useQueryClient();
  const { readAgain } = useOperatorCache();
  return () =>
    Promise.all([
      readAgain(),
      queryClient.invalidateQueries({ queryKey: venuesKey }),
      queryClient.invalidateQueries({ queryKey: accessKey }),
    ]);
}

/** Opens another venue of the operator. */
export function useAddVenue() {
  const { ask } = useApi();
  const readVenuesAgain = useReadVenuesAgain();
  return useMutation({
    mutationFn: (venue: SentTo<typeof addVenue>) => ask(addVenue, venue),
    onSuccess: () => void readVenuesAgain(),
  });
}

/** Gives a venue another name. */
export function useRenameVenue() {
  const { ask } = useApi();
  const readVenuesAgain = useReadVenuesAgain();
  return useMutation({
    mutationFn: (renamed: SentTo<typeof renameVenue>) => ask(renameVenue, renamed),
    onSuccess: () => void readVenuesAgain(),
  });
}

/** Closes a venue; a tab that worked for it moves on to another. */
export function useCloseVenue() {
  const { ask } = useApi();
  const readVenuesAgain = useReadVenuesAgain();
  return useMutation({
    mutationFn: ({ venue_id }: OperatorVenue) => ask(closeVenue, { venue_id }),
    onSuccess: () => void readVenuesAgain(),
  });
}

/** Opens a closed venue again. */
export function useReopenVenue() {
  const { t } = useLingui();
  const { ask } = useApi();
  const readVenuesAgain = useReadVenuesAgain();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: ({ venue_id }: OperatorVenue) => ask(reopenVenue, { venue_id }),
    onSuccess: ({ name }) => {
      toast(t`${isolated(name)} is open again, as it was.`);
      void readVenuesAgain();
    },
    onError: (failure) => tellFailure(failure),
  });
}
