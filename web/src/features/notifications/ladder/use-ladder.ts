import type { NotificationCause, NotificationRule } from "@bellhop/contract/notification-rules";
import { useLingui } from "@lingui/react/macro";
import { usePermissions } from "../../../core/access/permissions.ts";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { useSettings } from "../../settings/index.ts";
import { type LadderSettings, ruleOf } from "./steps.ts";
import { useCauseNames } from "./words.ts";

const usual: LadderSettings = { push_minutes: 3, manager_minutes: 10, owner_minutes: 25, rules: {} };

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
    setRule: (cause: NotificationCause, change: Partial<NotificationRule>) =>
      set({ rules: { ...ladder.rules, [cause]: { ...ruleOf(ladder, cause), ...change } } }),
    saveRule: (cause: NotificationCause, rule: NotificationRule) => {
      const { rules } = ladder;
      set({ rules: { ...rules, [cause]: rule } });
      toast(t`Changed: ${isolated(names[cause])}`, { action: undo({ rules }), about: "ladder" });
    },
    isUsual: JSON.stringify({ ...ladder, ...usual, rules: {} }) === JSON.stringify({ ...ladder }),
    reset: () => {
      const { push_minutes, manager_minutes, owner_minutes, rules } = ladder;
      set(usual);
      const action = undo({ push_minutes, manager_minutes, owner_minutes, rules });
      toast(t`The usual times are back.`, { action, about: "ladder" });
    },
  };
}

export type Ladder = NonNullable<ReturnType<typeof useLadder>>;
