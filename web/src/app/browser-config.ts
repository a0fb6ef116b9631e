import { browserConfig, browserConfigPath } from "@bellhop/contract/browser-config";
import { useQuery } from "@tanstack/react-query";

/** What the server said of itself; undefined data until it has. It stays as it is while the page is open. */
export function useBrowserConfig() {
  return useQuery({ queryKey: ["browser-config"], queryFn: readConfig, staleTime: Number.POSITIVE_INFINITY });
}

async function readConfig() {
  const response = await fetch(browserConfigPath);
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return browserConfig.parse(await response.json());
}
