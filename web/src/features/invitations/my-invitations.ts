import type { OutputOf } from "@bellhop/contract/call";
import type { listMyInvitations } from "@bellhop/contract/invitations";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { invitationsKey } from "../../core/api/query.ts";
import type { MyInvitations } from "./MyInvitations.tsx";

let notice: typeof MyInvitations | undefined;

/** Loaded ahead, so that invitations and their notice appear together. */
export const invitationsNotice = () => notice;

type Mine = OutputOf<typeof listMyInvitations>;

export const useMyInvitations = (enabled = true) => useMine(({ items }) => items, enabled);

/** The operator that the person has left recently, or null. */
export const useEndedMembership = () => useMine(({ ended }) => ended);

function useMine<Picked>(select: (mine: Mine) => Picked, enabled = true) {
  const { ask } = useApi();
  return useQuery({
    queryKey: invitationsKey,
    enabled,
    select,
    // No live event reports a new invitation, so refetch on focus.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      // Lazy: few people ever have an invitation.
      const { listMyInvitations } = await import("@bellhop/contract/invitations");
      const mine: Mine = await ask(listMyInvitations, {}, { signal });
      if (mine.items.length > 0) notice ??= (await import("./MyInvitations.tsx")).MyInvitations;
      return mine;
    },
  });
}
