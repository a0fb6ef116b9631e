import {
  changeSimulatorGuest,
  type GuestContent,
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
import { useShowFailure } from "../../core/api/show-failure.ts";
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

/** Starts with the phone used last and stays with it, even if a colleague uses another. */
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
    // Effects continue after the call: an answer, a hand-over, a report.
    if (event.kind !== "alerts") refreshSoon(queryClient, keys.calls, gatherMs);
    if (event.kind === "conversation" && event.conversation.guest.phone === shown) {
      refreshSoon(queryClient, keys.phone(shown), gatherMs);
    }
  });
  return { ...query, choose: setPhone };
}

export function useSimulatorGuests(enabled: boolean) {
  const { ask } = useApi();
  return useQuery({
    queryKey: useKeys().guests,
    queryFn: ({ signal }) => ask(listSimulatorGuests, {}, { signal }),
    enabled,
    staleTime: 0,
  });
}

export function useSimulatorCall(callId: string | undefined) {
  const { ask } = useApi();
  return useQuery({
    queryKey: useKeys().call(callId),
    queryFn: ({ signal }) => ask(readSimulatorCall, { call_id: callId ?? "" }, { signal }),
    enabled: callId !== undefined,
    placeholderData: (before) => before,
  });
}

type Written = { phone: string; message_id: string } & ({ text: string } | { content: GuestContent });

export function useWriteAsGuest() {
  const { ask } = useApi();
  return useMutation({
    mutationFn: (written: Written) =>
      ask(simulateGuestMessage, written, { idempotencyKey: written.message_id }),
  });
}

/** Optimistic; reverted if refused. */
export function usePhoneSwitches({ guest: { phone }, switches }: SimulatedPhone) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const queryKey = useKeys().phone(phone);
  const showFailure = useShowFailure();
  const [changed, setChanged] = useState<Partial<SimulatorSwitches>>({});
  const change = useMutation({
    mutationFn: (changes: Partial<SimulatorSwitches>) =>
      ask(setSimulatorSwitches, { phone, switches: changes }),
    onSuccess: async (answer) => {
      // A read that began earlier would restore the old state.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    onError: (failure) => showFailure(failure),
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

export function useClearPhone(phone: string) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const queryKey = useKeys().phone(phone);
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: () => ask(startSimulatorOver, { phone }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError: (failure) => showFailure(failure),
  });
}

type NewGuest = { phone: string; name: string; language: string };

export function useCreateGuest() {
  const { ask } = useApi();
  const keys = useKeys();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (guest: NewGuest) => ask(changeSimulatorGuest, guest),
    onSuccess: (answer) => queryClient.setQueryData(keys.phone(answer.guest.phone), answer),
  });
}
