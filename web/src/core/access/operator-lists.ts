import type { Call } from "@bellhop/contract/call";
import { type Invitation, listInvitations } from "@bellhop/contract/invitations";
import { limits } from "@bellhop/contract/limits";
import { listMembers, type OperatorMember } from "@bellhop/contract/members";
import { listOperatorVenues, type OperatorVenue } from "@bellhop/contract/venues";
import { type InfiniteData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useApi } from "../api/ApiProvider.tsx";
import { useAccess } from "./AccessContext.ts";

const lists = { members: listMembers, invitations: listInvitations, venues: listOperatorVenues };
type Lists = { members: OperatorMember; invitations: Invitation; venues: OperatorVenue };
type Page<Item> = { items: Item[]; next_cursor: string | null };

const operatorKey = (operatorId: string) => ["operator", operatorId] as const;

export function useOperatorList<Name extends keyof Lists>(name: Name, enabled: boolean) {
  const { ask } = useApi();
  const { operator } = useAccess();
  return useInfiniteQuery({
    queryKey: [...operatorKey(operator.operator_id), name],
    enabled,
    // No live event reports a colleague's change, so refetch on focus.
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const page = { limit: limits.maxPageItems, ...(pageParam ? { cursor: pageParam } : {}) };
      return (await ask(lists[name] as Call, page, { signal })) as Page<Lists[Name]>;
    },
    getNextPageParam: (last) => last.next_cursor ?? undefined,
  });
}

export function itemsOf<Item>(data: { pages: Page<Item>[] } | undefined): Item[] | undefined {
  return data?.pages.flatMap((page) => page.items);
}

export function useOperatorCache() {
  const queryClient = useQueryClient();
  const { operator } = useAccess();
  const key = operatorKey(operator.operator_id);
  return {
    refetch: () => queryClient.invalidateQueries({ queryKey: key }),
    change<Name extends keyof Lists>(name: Name, next: (items: Lists[Name][]) => Lists[Name][]) {
      queryClient.setQueryData<InfiniteData<Page<Lists[Name]>>>(
        [...key, name],
        (kept) =>
          kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, items: next(page.items) })) },
      );
    },
  };
}
