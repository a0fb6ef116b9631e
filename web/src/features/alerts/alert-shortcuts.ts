import { useLingui } from "@lingui/react/macro";
import { useShortcuts } from "../../core/keyboard/shortcuts.ts";

/** J and K move between rows. */
export function useRowKeys() {
  const { t } = useLingui();
  useShortcuts(t`Alerts`, [
    { keys: "j", label: t`Next alert`, run: () => focusRow(1) },
    { keys: "k", label: t`Previous alert`, run: () => focusRow(-1) },
  ]);
}

function focusRow(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-alert]")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
  rows[next]?.focus();
}
