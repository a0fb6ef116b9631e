import type { SupportBundle } from "@bellhop/contract/support-bundle";
import type { LiveHealth } from "../../../core/live/follow-events.ts";

/** The server's support bundle, with the type and window size of this browser. */
export function bundleFile(bundle: SupportBundle, live: LiveHealth): { name: string; blob: Blob } {
  const browser = {
    user_agent: navigator.userAgent,
    language: navigator.language,
    window: `${window.innerWidth} x ${window.innerHeight}`,
    pixel_ratio: window.devicePixelRatio,
    touch: matchMedia("(pointer: coarse)").matches,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    live_updates: live,
  };
  const text = JSON.stringify({ ...bundle, browser }, null, 2);
  return {
    name: `bellhop-support-${bundle.made_at.slice(0, 10)}.json`,
    blob: new Blob([`${text}\n`], { type: "application/json" }),
  };
}
