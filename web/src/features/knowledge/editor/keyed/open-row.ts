import { useCallback, useState } from "react";

/** Which row is open, and whether a link led to it. */
export function useOpenRow(sought?: string | undefined) {
  const [open, setOpen] = useState<{ key: string; isSought: boolean } | null>(
    sought ? { key: sought, isSought: true } : null,
  );
  const [led, setLed] = useState(sought);
  // A link led elsewhere while the form stayed on screen.
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
