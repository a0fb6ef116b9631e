/** Moves focus to the field after its button is gone. */
export function focusFieldBeside(button: HTMLElement, field: string) {
  const beside = button.closest("section")?.parentElement;
  const [group, , part = ""] = field.split(".");
  const name = group === "texts" ? `texts.${part}` : field;
  requestAnimationFrame(() => {
    const own = beside?.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}"]`);
    (own ?? beside?.querySelector<HTMLElement>("input, textarea, select"))?.focus();
  });
}
