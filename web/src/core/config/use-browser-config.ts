import { useQuery } from "@tanstack/react-query";
import { readBrowserConfig } from "./browser-config.ts";

/** Undefined until loaded; does not change while the page is open. */
export function useBrowserConfig() {
  const asked = { queryKey: ["browser-config"], queryFn: readBrowserConfig };
  return useQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY });
}
