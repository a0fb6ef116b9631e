import { useCallback, useRef, useState } from "react";

/** Whether the question is saved with the reply as a draft answer, once the reply was sent. */
export function useNextTime() {
  const [isOn, set] = useState(false);
  const saving = useRef<(() => void) | null>(null);
  const ready = useCallback((save: (() => void) | null) => {
    saving.current = save;
  }, []);
  const save = () => {
    if (isOn) saving.current?.();
    set(false);
  };
  return { isOn, set, ready, save };
}
