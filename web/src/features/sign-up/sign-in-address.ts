import { useEffect, useState } from "react";
import { readBrowserConfig } from "../../core/config/browser-config.ts";

/** An absolute URL: the server's public address, or the current one until that is known. */
export function useAbsoluteUrl(path: string): string {
  const [origin, setOrigin] = useState(window.location.origin);
  useEffect(() => {
    readOrigin().then(setOrigin, (error: unknown) => console.warn("The address is not known:", error));
  }, []);
  return `${origin}${path}`;
}

async function readOrigin(): Promise<string> {
  return new URL((await readBrowserConfig()).auth.redirectUri).origin;
}
