import { useLingui } from "@lingui/react/macro";
import { useCallback, useRef, useState } from "react";
import { toast } from "../../../../ui/toasts.ts";

/** Whether the question is saved with the reply as a draft answer, once the reply was sent. */
export function useNextTime() {
  const { t } = useLingui();
  const [isOn, set] = useState(false);
  const saving = useRef<(() => void) | null>(null);
  const ready = useCallback((save: (() => void) | null) => {
    saving.current = save;
  }, []);
  const save = () => {
    if (isOn && saving.current) saving.current();
    // A field is empty, or the answer is still being translated.
    else if (isOn) toast(t`The draft answer was not saved.`, { tone: "urgent" });
    set(false);
  };
  return { isOn, set, ready, save };
}
