import type { CallInput } from "@bellhop/contract/call";
import {
  checkWhatsapp,
  connectWhatsapp,
  disconnectWhatsapp,
  listWhatsappEvents,
  readWhatsapp,
  readWhatsappUsage,
  type WhatsappOverview,
} from "@bellhop/contract/whatsapp";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { connectionKey } from "./connection-key.ts";

const eventsKey = (venueId: number) => [...connectionKey(venueId), "events"] as const;

/** The callback is complete with the first webhook, of which no live event tells. */
const waitingPollMs = 5_000;

export function useWhatsapp() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...connectionKey(venue_id), "connection"],
    queryFn: ({ signal }) => ask(readWhatsapp, {}, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 10_000,
    refetchInterval: ({ state }) =>
      state.data?.connection?.steps.some(({ state: step }) => step === "waiting") ? waitingPollMs : false,
  });
}

/** What WhatsApp reported, newest first. */
export function useWhatsappEvents() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useInfiniteQuery({
    queryKey: eventsKey(venue_id),
    queryFn: ({ pageParam, signal }) =>
      ask(listWhatsappEvents, { ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The messages of the venue's month that Meta has priced. */
export function useWhatsappUsage() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...connectionKey(venue_id), "usage"],
    queryFn: ({ signal }) => ask(readWhatsappUsage, {}, { signal }),
    staleTime: 60_000,
  });
}

/** Each change answers with the connection as it is then. */
function useChange<Input>(change: (input: Input) => Promise<WhatsappOverview>) {
  const queryClient = useQueryClient();
  const { venue_id } = useVenue();
  return useMutation({
    mutationFn: change,
    onSuccess: (overview) => queryClient.setQueryData([...connectionKey(venue_id), "connection"], overview),
  });
}

export function useConnectWhatsapp() {
  const { ask } = useApi();
  return useChange((input: CallInput<typeof connectWhatsapp>) => ask(connectWhatsapp, input));
}

export function useCheckWhatsapp() {
  const { ask } = useApi();
  return useChange((input: CallInput<typeof checkWhatsapp>) => ask(checkWhatsapp, input));
}

export function useDisconnectWhatsapp() {
  const { ask } = useApi();
  return useChange(() => ask(disconnectWhatsapp, {}));
}
