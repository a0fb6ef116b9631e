import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { listenForShortcuts, useShortcuts } from "../../core/keyboard/shortcuts.ts";
import { openOverlay } from "../../core/navigation/overlays.ts";
import { runLastAction } from "../../ui/toasts.ts";
import { allNavItems } from "./nav-items.ts";

export function GoShortcuts() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  useLayoutEffect(listenForShortcuts, []);
  useShortcuts(t`Anywhere`, [
    { keys: "mod+k", label: t`Search and commands`, run: () => openOverlay("palette") },
    { keys: "/", label: t`Search`, run: () => openOverlay("palette") },
    {
      keys: "z",
      label: t`Undo last action`,
      run: runLastAction,
      inDialogs: true,
    },
    { keys: "?", label: t`Show keyboard shortcuts`, run: () => openOverlay("keys") },
    ...allNavItems
      .filter(({ key }) => key)
      .map(({ key, name, to }) => ({
        keys: `g ${key}`,
        label: i18n._(name),
        run: () => void navigate({ to }),
      })),
  ]);
  return null;
}
