import type { QueryClient, QueryKey } from "@tanstack/react-query";

const planned = new Map<string, ReturnType<typeof setTimeout>>();

/** Invalidates a query after a wait; further requests within the wait are merged. */
export function refreshSoon(queryClient: QueryClient, queryKey: QueryKey, waitMs: number) {
  const name = JSON.stringify(queryKey);
  if (planned.has(name)) return;
  planned.set(
    name,
    setTimeout(() => {
      planned.delete(name);
      void queryClient.invalidateQueries({ queryKey });
    }, waitMs),
  );
}
