import { useQuery } from "@tanstack/react-query";
import { useApi } from "../app/api/ApiProvider.tsx";

export const invitationsKey = ["my invitations"] as const;

/** The open invitations for the person's own address. */
export function useMyInvitations() {
  const { ask } = useApi();
  return useQuery({
    queryKey: invitationsKey,
    // Nothing tells of a new one: whoever comes back to the page sees it.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      // Asked once the screen stands: the first load goes without the words of this call.
      const { listMyInvitations } = await import("@bellhop/contract/invitations");
      return (await ask(listMyInvitations, {}, { signal })).items;
    },
  });
}
