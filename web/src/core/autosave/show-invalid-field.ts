/** Moves the focus to the first field in red. */
export function showInvalidField() {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
