import { type BrowserConfig, browserConfigPath } from "@bellhop/contract/browser-config";

/** The server's public configuration: how to sign in, and its address. */
export async function readBrowserConfig(): Promise<BrowserConfig> {
  const response = await fetch(browserConfigPath, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`Request failed with status ${response.status}`);
  return (await response.json()) as BrowserConfig;
}
