import { useLingui } from "@lingui/react/macro";
import type { Step } from "./status-steps.ts";

/** Labels of the buttons that take a step. */
export function useStepLabel(): (step: Step) => string {
  const { t } = useLingui();
  return ({ from, to }) => {
    switch (to) {
      case "inquiry":
        return t`Mark as inquiry`;
      case "pending":
        return from === "cancelled" ? t`Restore as pending` : t`Mark as pending`;
      case "confirmed":
        if (from === "cancelled") return t`Restore reservation`;
        if (from === "checked_in") return t`Undo check-in`;
        return from === "no_show" ? t`Undo no-show` : t`Confirm`;
      case "checked_in":
        return from === "checked_out" ? t`Undo check-out` : t`Check in`;
      case "checked_out":
        return t`Check out`;
      case "cancelled":
        return t`Cancel reservation`;
      case "no_show":
        return t`Mark as no-show`;
    }
  };
}
