import { useLingui } from "@lingui/react/macro";
import { toast } from "./toasts.ts";

/** Copies a text, and says so; also if the browser does not allow it. Resolves with whether it was copied. */
export function useCopy(): (text: string, done: string) => Promise<boolean> {
  const { t } = useLingui();
  return async (text, done) => {
    try {
      // Undefined at an address without HTTPS.
      await navigator.clipboard.writeText(text);
      toast(done);
      return true;
    } catch {
      toast(t`Could not copy. Select the text and copy it.`, { tone: "urgent" });
      return false;
    }
  };
}
