import { useQuery } from "@tanstack/react-query";
import { readBrowserConfig } from "./browser-config.ts";

/** What the server said of itself; undefined data until it has. It stays as it is while the page is open. */
export function useBrowserConfig() {
  const asked = { queryKey: ["browser-config"], queryFn: readBrowserConfig };
  return useQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY });
}
