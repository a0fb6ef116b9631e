import {
  changeSimulatorGuest,
  listSimulatorGuests,
  openSimulator,
  readSimulatorCall,
  type SimulatedPhone,
  type SimulatorSwitches,
  setSimulatorSwitches,
  simulateGuestMessage,
  startSimulatorOver,
} from "@bellhop/contract/simulator";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey } from "../../core/api/query.ts";
import { useTellFailure } from "../../core/api/show-failure.ts";
import { useLiveEvents } from "../../core/live/live-listeners.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";

const gatherMs = 40;

function useKeys() {
  const { venue_id } = useVenue();
  const all = [...venueKey(venue_id), "simulator"] as const;
  return {
    phone: (phone: string | undefined) => [...all, "phone", phone ?? "last"] as const,
    call: (callId: string | undefined) => [...all, "call", callId] as const,
    calls: [...all, "call"] as const,
    guests: [...all, "guests"] as const,
  };
}

/**
 * The simulated phone on this screen, kept current. It starts with the one used last and stays with it, also when
 * a colleague takes up another.
 */
export function useSimulatedPhone() {
  const { ask } = useApi();
  const keys = useKeys();
  const queryClient = useQueryClient();
  const [phone, setPhone] = useState<string>();
  const query = useQuery({
    queryKey: keys.phone(phone),
    queryFn: ({ signal }) => ask(openSimulator, phone === undefined ? {} : { phone }, { signal }),
  });
  const shown = query.data?.guest.phone;
  useEffect(() => {
    if (phone !== undefined || !query.data) return;
    queryClient.setQueryData(keys.phone(query.data.guest.phone), query.data);
    setPhone(query.data.guest.phone);
  }, [phone, query.data, queryClient, keys.phone]);

  useLiveEvents((event) => {
    if (event.kind === "simulator" && event.phone === shown) {
      refreshSoon(queryClient, keys.phone(shown), gatherMs);
    }
    // What Bellhop did because of a call goes on after the call: an answer, a hand-over, a report.
    if (event.kind !== "alerts") refreshSoon(queryClient, keys.calls, gatherMs);
    if (event.kind === "conversation" && event.conversation.guest.phone === shown) {
      refreshSoon(queryClient, keys.phone(shown), gatherMs);
    }
  });
  return { ...query, choose: setPhone };
}

/** Whom one can be. */
export function useSimulatorGuests(enabled: boolean) {
  const { ask } = useApi();
  return useQuery({
    queryKey: useKeys().guests,
    queryFn: ({ signal }) => ask(listSimulatorGuests, {}, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** One webhook call with what followed from it. */
export function useSimulatorCall(callId: string | undefined) {
  const { ask } = useApi();
  return useQuery({
    queryKey: useKeys().call(callId),
    queryFn: ({ signal }) => ask(readSimulatorCall, { call_id: callId ?? "" }, { signal }),
    enabled: callId !== undefined,
    placeholderData: (before) => before,
  });
}

type Written = { phone: string; message_id: string; text: string };

/** Writes as the guest. */
export function useWriteAsGuest() {
  const { ask } = useApi();
  return useMutation({
    mutationFn: (written: Written) =>
      ask(simulateGuestMessage, written, { idempotencyKey: written.message_id }),
  });
}

/** The phone's switches and the way to change them: shown at once, and taken back where the server refuses. */
export function useSwitches({ guest: { phone }, switches }: SimulatedPhone) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const queryKey = useKeys().phone(phone);
  const tellFailure = useTellFailure();
  const [changed, setChanged] = useState<Partial<SimulatorSwitches>>({});
  const change = useMutation({
    mutationFn: (changes: Partial<SimulatorSwitches>) =>
      ask(setSimulatorSwitches, { phone, switches: changes }),
    onSuccess: async (answer) => {
      // A read that began before the change would bring back how it was.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    onError: (failure) => tellFailure(failure),
    onSettled: (_answer, _failure, changes) =>
      setChanged((all) => {
        const others = Object.entries(all).filter(([name]) => !(name in changes));
        return Object.fromEntries(others);
      }),
  });
  return {
    switches: { ...switches, ...changed },
    change(changes: Partial<SimulatorSwitches>) {
      setChanged((others) => ({ ...others, ...changes }));
      change.mutate(changes);
    },
  };
}

/** Clears the phone's screen. */
export function useStartOver(phone: string) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const queryKey = useKeys().phone(phone);
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: () => ask(startSimulatorOver, { phone }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError: (failure) => tellFailure(failure),
  });
}

export type NewGuest = { phone: string; name: string; language: string };

/** Becomes another guest. */
export function useBecomeGuest() {
  const { ask } = useApi();
  const keys = useKeys();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guest: NewGuest) => ask(changeSimulatorGuest, guest),
    onSuccess: (answer) => queryClient.setQueryData(keys.phone(answer.guest.phone), answer),
  });
}
