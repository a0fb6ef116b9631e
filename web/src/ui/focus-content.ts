const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the screen's content if what had it is gone, unless the screen knows a better place. */
export function focusContentIfLost() {
  setTimeout(() => isLost() && document.getElementById("content")?.focus());
}
