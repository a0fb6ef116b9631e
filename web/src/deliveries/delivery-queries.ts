import {
  listSetAsideDeliveries,
  readSetAsideDelivery,
  type SetAsideDelivery,
  tryDeliveryAgain,
} from "@bellhop/contract/deliveries";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../app/api/ApiProvider.tsx";

const setAsideKey = ["set-aside deliveries"] as const;

/** The deliveries that wait for a look, page by page. Nothing live tells of them: whoever comes back sees what holds. */
export function useSetAsideDeliveries() {
  const { ask } = useApi();
  return useInfiniteQuery({
    queryKey: setAsideKey,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    queryFn: ({ pageParam, signal }) =>
      ask(listSetAsideDeliveries, pageParam ? { cursor: pageParam } : {}, { signal }),
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

/** Works a delivery's bytes once more; the list is read again whatever comes of it. */
export function useTryAgain(tried: (delivery: SetAsideDelivery) => void, failed: (failure: Error) => void) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deliveryId: string) => ask(tryDeliveryAgain, { delivery_id: deliveryId }),
    onSuccess: tried,
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: setAsideKey, exact: true }),
  });
}
