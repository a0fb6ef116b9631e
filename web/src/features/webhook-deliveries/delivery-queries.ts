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
import { useTellFailure } from "../../core/api/show-failure.ts";

const setAsideKey = ["set-aside deliveries"] as const;
const listsKey = [...setAsideKey, "lists"] as const;

/**
 * The deliveries that wait for a look, or those that were looked at, page by page. Nothing live tells of them: whoever
 * comes back sees what holds.
 */
export function useSetAsideDeliveries(wereLookedAt = false) {
  const { ask } = useApi();
  return useInfiniteQuery({
    queryKey: [...listsKey, wereLookedAt],
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listSetAsideDeliveries,
        { ...(wereLookedAt && { looked_at: true }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The bytes of one of them; they never change. */
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

/** Works a delivery's bytes once more. */
export const useTryAgain = (done: Done) => useAct(tryDeliveryAgain, done);
/** Puts a delivery away, as looked at. */
export const usePutAway = (done: Done) => useAct(putDeliveryAway, done);
/** Has a delivery wait for a look again. */
export const useTakeOut = () => useAct(takeDeliveryOut);

/** An act on one delivery; the lists are read again whatever comes of it. */
function useAct(call: DeliveryCall, done?: Done) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (deliveryId: string) => ask(call, { delivery_id: deliveryId }),
    onSuccess: done,
    onError: (failure) => tellFailure(failure),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listsKey }),
  });
}
