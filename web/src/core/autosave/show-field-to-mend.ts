/** Moves the focus to the first choice between two versions, or else to the first field in red. */
export function showFieldToMend() {
  const [first] = ["[data-undecided]", '[aria-invalid="true"]'].flatMap(
    (selector) => document.querySelector<HTMLElement>(selector) ?? [],
  );
  first?.focus();
}
