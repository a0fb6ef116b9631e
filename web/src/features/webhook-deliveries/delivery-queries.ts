import {
  listSetAsideDeliveries,
  putDeliveryAway,
  readSetAsideDelivery,
  type SetAsideDelivery,
  takeDeliveryOut,
  tryDeliveryAgain,
} from "@bellhop/contract/deliveries";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";

const setAsideKey = ["set-aside deliveries"] as const;
const listsKey = [...setAsideKey, "lists"] as const;

/** No live event covers these, so they are refetched on focus. */
export function useQuarantinedDeliveries(areReviewed = false) {
  const { ask } = useApi();
  return useInfiniteQuery({
    queryKey: [...listsKey, areReviewed],
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listSetAsideDeliveries,
        { ...(areReviewed && { looked_at: true }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Immutable. */
export function useDeliveryBody(deliveryId: string) {
  const { ask } = useApi();
  return useQuery({
    queryKey: [...setAsideKey, deliveryId, "body"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await ask(readSetAsideDelivery, { delivery_id: deliveryId }, { signal })).body,
  });
}

type DeliveryCall = typeof tryDeliveryAgain | typeof putDeliveryAway | typeof takeDeliveryOut;
type Done = (delivery: SetAsideDelivery) => void;

/** Processes the payload again. */
export const useReprocess = (done: Done) => useAct(tryDeliveryAgain, done);
/** Marks a delivery as reviewed. */
export const useMarkReviewed = (done: Done) => useAct(putDeliveryAway, done);
/** Moves it back to the quarantine. */
export const useUndoReview = () => useAct(takeDeliveryOut);

/** Refetches the lists whatever the result. */
function useAct(call: DeliveryCall, done?: Done) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (deliveryId: string) => ask(call, { delivery_id: deliveryId }),
    onSuccess: done,
    onError: (failure) => showFailure(failure),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}
