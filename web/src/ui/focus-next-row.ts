/** Before a row goes: the focus that is in it moves to the next one, else to the one before, else to what is above. */
export function focusNextRow() {
  const row = document.activeElement?.closest("li");
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = near?.querySelector<HTMLElement>("button") ?? document.getElementById("content");
  if (row) next?.focus();
}
