import type { CallInput } from "@bellhop/contract/call";
import { choosePlan, fetchPlan, fetchTrialStatus, startTest } from "@bellhop/contract/plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { accessKey, venueKey } from "../../core/api/query.ts";
import { planKey, trialKey } from "./plan-keys.ts";

const usePlanKey = () => [...planKey, useAccess().operator.operator_id] as const;

/** Usage grows with each answer, so it is read whenever the screen opens. */
export function usePlan() {
  const { ask } = useApi();
  return useQuery({
    queryKey: usePlanKey(),
    queryFn: ({ signal }) => ask(fetchPlan, {}, { signal }),
    staleTime: 0,
  });
}

export function useChoosePlan() {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const queryKey = usePlanKey();
  return useMutation({
    mutationFn: (chosen: CallInput<typeof choosePlan>) => ask(choosePlan, chosen),
    onSuccess: async (plan) => {
      queryClient.setQueryData(queryKey, plan);
      await queryClient.invalidateQueries({ queryKey: accessKey });
    },
  });
}

export function useTrial() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: trialKey(venueId),
    queryFn: ({ signal }) => ask(fetchTrialStatus, {}, { signal }),
    staleTime: 0,
  });
}

/** `onStarted` runs even if the dialog has been unmounted: the test itself changes Home. */
export function useStartTest(onStarted?: () => void) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (test: CallInput<typeof startTest>) => ask(startTest, test),
    onSuccess: () => {
      // The simulator opens the phone that was used last: the test's guest.
      queryClient.removeQueries({ queryKey: [...venueKey(venueId), "simulator"] });
      onStarted?.();
    },
  });
}
