import type { OutputOf } from "@bellhop/contract/call";
import { readShift, writeShiftNote } from "@bellhop/contract/requests";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { requestKeys } from "../request-cache.ts";

export type Shift = OutputOf<typeof readShift>;

export function useShift() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: requestKeys.shift(venueId),
    // Who waits changes without an event of its own: read again each time it is opened, and every minute.
    staleTime: 0,
    refetchInterval: 60_000,
    queryFn: ({ signal }) => ask(readShift, {}, { signal }),
  });
}

export function useWriteNote() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => ask(writeShiftNote, { text }),
    onSuccess: ({ note }) =>
      queryClient.setQueryData<Shift>(requestKeys.shift(venueId), (shift) => shift && { ...shift, note }),
  });
}
