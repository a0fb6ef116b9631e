import { useEffect, useLayoutEffect, useRef } from "react";

/** Has a place take the focus that was on something in it which is gone; the keyboard goes on from there. */
export function useKeptFocus() {
  const place = useRef<HTMLElement>(null);
  const wasHere = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      wasHere.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", note);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", note);
    };
  }, []);
  // What is gone is gone with a rendering, so each one is looked at.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasHere.current && isLost) place.current?.focus();
  });
  return place;
}
