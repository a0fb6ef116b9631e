import { useEffect } from "react";

const delayMs = 500;

/** Fetches a lazy part shortly after the screen, so that it opens at once and also without a connection. */
export function usePreload(load: () => Promise<unknown>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // It is fetched again when it is opened.
      load().catch((cause: unknown) => console.warn("Not preloaded:", cause));
    }, delayMs);
    return () => clearTimeout(timer);
  }, [load]);
}
