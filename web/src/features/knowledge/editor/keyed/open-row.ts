import { useCallback, useState } from "react";

/** Which row of a form is open, and whether something has led there. */
export function useOpenRow(sought?: string | undefined) {
  const [open, setOpen] = useState<{ key: string; isSought: boolean } | null>(
    sought ? { key: sought, isSought: true } : null,
  );
  const [led, setLed] = useState(sought);
  // Led elsewhere while the form stays on screen.
  if (led !== sought) {
    setLed(sought);
    if (sought) setOpen({ key: sought, isSought: true });
  }
  const toggle = useCallback(
    (key: string) => setOpen((now) => (now?.key === key ? null : { key, isSought: false })),
    [],
  );
  const seek = useCallback((key: string) => setOpen({ key, isSought: true }), []);
  return { open, toggle, seek };
}
