/** The rows on screen. Each has one main link, which opens the reservation. */
const rows = () => [...document.querySelectorAll<HTMLElement>("[data-reservation]")];

const idOf = (row: Element | null | undefined) =>
  row instanceof HTMLElement ? row.dataset.reservation : undefined;

export const focusedReservation = (): string | undefined =>
  idOf(document.activeElement?.closest("[data-reservation]"));

function focusLinkOf(row: HTMLElement | undefined) {
  const link = row?.querySelector<HTMLElement>("a");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
}

export const focusRow = (reservationId: string) =>
  focusLinkOf(rows().find((row) => idOf(row) === reservationId));

/** Moves the focus by `step` rows, or to the first row. */
export function focusRowBeside(step: 1 | -1) {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  focusLinkOf(all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + step))]);
}

/** Focuses the next row if this one has the focus. Call it before this one moves to another group. */
export function leaveRow(reservationId: string) {
  const all = rows();
  const at = all.findIndex((row) => idOf(row) === reservationId);
  if (!all[at]?.contains(document.activeElement)) return;
  focusLinkOf(all[at + 1] ?? all[at - 1]);
}
