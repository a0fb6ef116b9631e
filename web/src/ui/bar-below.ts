import { useLayoutEffect } from "react";

/** Marks bars at the bottom of the window, and the messages that must not cover them. */
const bars = "[data-bottom-bar]";
const messages = "[data-messages] > *";
const gapPx = 16;

/** Keeps the height of the bars below the messages in the page's `--bar-below`, while a message is shown. */
export function useBarBelow(isShown: boolean) {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => measure());
    const measure = () => {
      const shown = [...document.querySelectorAll(messages)].map((one) => one.getBoundingClientRect());
      const all = [...document.querySelectorAll(bars)];
      for (const bar of all) sizes.observe(bar);
      const below = all
        .map((bar) => bar.getBoundingClientRect())
        .filter((bar) => bar.height > 0 && shown.some((one) => overlapsAcross(one, bar)));
      style.setProperty("--bar-below", `${stackedHeight(below)}px`);
    };
    const content = new MutationObserver(measure);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", measure);
    measure();
    return () => {
      sizes.disconnect();
      content.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [isShown]);
}

function overlapsAcross(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right;
}

/** The height of the bars that stand on the window's lower edge, or on each other. */
function stackedHeight(all: DOMRect[]): number {
  let edge = innerHeight;
  for (const { top, bottom } of all.sort((a, b) => b.bottom - a.bottom))
    if (bottom >= edge - gapPx) edge = Math.min(edge, top);
  return innerHeight - edge;
}
