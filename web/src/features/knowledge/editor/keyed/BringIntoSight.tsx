import { type RefObject, useEffect } from "react";

/**
 * Scrolls to a row that a link targets, and focuses its first field. Rendered behind the fields in the same Suspense, so
 * that it waits for them to load.
 */
export function BringIntoSight({ row }: { row: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    row.current?.scrollIntoView({ block: "start", behavior: "smooth" });
    row.current
      ?.querySelector<HTMLElement>(":scope [data-fields] :is(input, textarea, select, button)")
      ?.focus({ preventScroll: true });
  }, [row]);
  return null;
}
