import { useQuery } from "@tanstack/react-query";
import { readBrowserConfig } from "./browser-config.ts";

/** Undefined until loaded; does not change while the page is open. */
export function useBrowserConfig() {
  const query = { queryKey: ["browser-config"], queryFn: readBrowserConfig };
  return useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
}
