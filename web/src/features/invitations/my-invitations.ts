import type { OutputOf } from "@bellhop/contract/call";
import type { listMyInvitations } from "@bellhop/contract/invitations";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { invitationsKey } from "../../core/api/query.ts";
import type { MyInvitations } from "./MyInvitations.tsx";

let notice: typeof MyInvitations | undefined;

/** What shows invitations; loaded before it is known that there are any, since it must not come later than they do. */
export const invitationsNotice = () => notice;

type Mine = OutputOf<typeof listMyInvitations>;

/** The open invitations for the person's own address. */
export const useMyInvitations = (enabled = true) => useMine(({ items }) => items, enabled);

/** Where the person was a member until lately; null where they were not. */
export const useEndedMembership = () => useMine(({ ended }) => ended);

function useMine<Picked>(select: (mine: Mine) => Picked, enabled = true) {
  const { ask } = useApi();
  return useQuery({
    queryKey: invitationsKey,
    enabled,
    select,
    // Nothing tells of a new one: whoever comes back to the page sees it.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      // Few people ever have one: the first load goes without the words of this call, and without what shows it.
      const { listMyInvitations } = await import("@bellhop/contract/invitations");
      const mine: Mine = await ask(listMyInvitations, {}, { signal });
      if (mine.items.length > 0) notice ??= (await import("./MyInvitations.tsx")).MyInvitations;
      return mine;
    },
  });
}
