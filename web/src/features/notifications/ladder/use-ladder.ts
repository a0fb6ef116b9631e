import {
  type LadderSettings,
  type NotificationCause,
  type NotificationRule,
  ruleOf,
  usualLadder,
} from "@bellhop/contract/notification-rules";
import { useLingui } from "@lingui/react/macro";
import { usePermissions } from "../../../core/access/permissions.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { useSettings } from "../../settings/index.ts";
import { withRule } from "./steps.ts";
import { useCauseNames } from "./words.ts";

/** The venue's ladder and what changes it. Undefined until settings are loaded. */
export function useLadder() {
  const { t } = useLingui();
  const { settings, store } = useSettings();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  const names = useCauseNames();
  if (!settings) return undefined;
  const ladder: LadderSettings = settings.notifications;
  const set = (change: Partial<LadderSettings>) => store.set("notifications", change);
  const undo = (before: Partial<LadderSettings>) => ({ label: t`Undo`, run: () => set(before) });
  return {
    ladder,
    mayEdit,
    set,
    ruleOf: (cause: NotificationCause) => ruleOf(ladder, cause),
    setRule: (cause: NotificationCause, change: Partial<NotificationRule>) => {
      const rules = withRule(ladder, cause, { ...ruleOf(ladder, cause), ...change });
      if (rules) set({ rules });
    },
    saveRule: (cause: NotificationCause, rule: NotificationRule) => {
      const rules = withRule(ladder, cause, rule);
      if (!rules) return;
      set({ rules });
      const action = undo({ rules: ladder.rules });
      toast(t`Changed: ${isolated(names[cause])}`, { action, about: "ladder" });
    },
    isUsual: JSON.stringify({ ...ladder, ...usualLadder }) === JSON.stringify({ ...ladder }),
    reset: () => {
      const { push_minutes, manager_minutes, owner_minutes, rules } = ladder;
      set(usualLadder);
      const action = undo({ push_minutes, manager_minutes, owner_minutes, rules });
      toast(t`The usual times are back.`, { action, about: "ladder" });
    },
  };
}

export type Ladder = NonNullable<ReturnType<typeof useLadder>>;
