import { useEffect, useState } from "react";
import { readBrowserConfig } from "../../core/config/browser-config.ts";

/** A path of this installation as a whole address; until the server has told its own, as it was opened here. */
export function useAddressOf(path: string): string {
  const [origin, setOrigin] = useState(window.location.origin);
  useEffect(() => {
    readOrigin().then(setOrigin, (error: unknown) => console.warn("The address is not known:", error));
  }, []);
  return `${origin}${path}`;
}

/** Whether an address is one that no other device reaches. */
export function isOnThisComputer(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || /^127\.|^\[::1\]$/.test(hostname);
}

async function readOrigin(): Promise<string> {
  return new URL((await readBrowserConfig()).auth.redirectUri).origin;
}
