import { useEffect, useRef, useState } from "react";

/** The width of an element, so that a chart's texts keep their size. */
export function useWidth<Measured extends HTMLElement>(first: number) {
  const element = useRef<Measured>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    sizes.observe(element.current);
    return () => sizes.disconnect();
  }, []);
  return { element, width };
}
