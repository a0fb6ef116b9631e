/** The rows of a list that are marked with `data-<mark>` and an id. Each has one main link, which opens it. */
export function rowsOnScreen(mark: string) {
  const rows = () => [...document.querySelectorAll<HTMLElement>(`[data-${mark}]`)];
  const idOf = (row: Element | null | undefined) =>
    row instanceof HTMLElement ? row.dataset[mark] : undefined;
  const focusLinkOf = (row: HTMLElement | undefined) => {
    const link = row?.querySelector<HTMLElement>("a");
    link?.focus();
    link?.scrollIntoView({ block: "nearest" });
  };
  return {
    ids: () => rows().map((row) => idOf(row) ?? ""),
    focused: (): string | undefined => idOf(document.activeElement?.closest(`[data-${mark}]`)),
    focus: (id: string) => focusLinkOf(rows().find((row) => idOf(row) === id)),
    /** Moves the focus by `step` rows, or to the first row. */
    focusBeside(step: 1 | -1) {
      const all = rows();
      const at = all.findIndex((row) => row.contains(document.activeElement));
      focusLinkOf(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]);
    },
    /** Focuses the next row if this one has the focus. Call it before this one moves to another group. */
    leave(id: string) {
      const all = rows();
      const at = all.findIndex((row) => idOf(row) === id);
      if (!all[at]?.contains(document.activeElement)) return;
      focusLinkOf(all[at + 1] ?? all[at - 1]);
    },
  };
}
