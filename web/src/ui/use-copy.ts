import { useLingui } from "@lingui/react/macro";
import { toast } from "../../ui/toasts.ts";

/** Copies a text, and says so. */
export function useCopy(): (text: string, done: string) => void {
  const { t } = useLingui();
  return (text, done) =>
    void navigator.clipboard.writeText(text).then(
      () => toast(done),
      () => toast(t`Could not copy. Select the text and copy it.`, { tone: "urgent" }),
    );
}
