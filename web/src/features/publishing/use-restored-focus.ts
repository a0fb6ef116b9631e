import { useEffect, useLayoutEffect, useRef } from "react";

/** Moves focus to a container when the focused element in it disappears. */
export function useRestoredFocus() {
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
  // Elements disappear with a render, so each render is checked.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (wasHere.current && isLost) place.current?.focus();
  });
  return place;
}
