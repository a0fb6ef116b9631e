/** Before a row is removed: moves its focus to the next row, the previous one, or the container. */
export function focusNextRow() {
  const row = document.activeElement?.closest("li");
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>("button") ?? document.getElementById("content");
  if (row) next?.focus();
}
