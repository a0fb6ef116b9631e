const gapPx = 4;
const edgePx = 8;

/** Positions a floating element below its anchor, or above if there is no room. */
export function placeBeside(floating: HTMLElement, anchor: Element, align: "start" | "end" | "center") {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const isRtl = getComputedStyle(anchor).direction === "rtl";
  const fits = at.bottom + gapPx + height <= innerHeight - edgePx;
  const top = fits ? at.bottom + gapPx : Math.max(edgePx, at.top - gapPx - height);
  const toLeft = at.left;
  const toRight = at.right - width;
  const centred = at.left + at.width / 2 - width / 2;
  const x = align === "center" ? centred : (align === "start") === isRtl ? toRight : toLeft;
  floating.style.top = `${top}px`;
  floating.style.left = `${Math.min(Math.max(edgePx, x), innerWidth - width - edgePx)}px`;
  floating.dataset.placed = "";
}
