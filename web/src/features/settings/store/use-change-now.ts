import type { Settings } from "@bellhop/contract/settings";
import { useLingui } from "@lingui/react/macro";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import type { EditedPart } from "./settings-fields.ts";
import { useSettings } from "./use-settings.ts";

/**
 * Changes settings that act at once; true when the server has them. A toast says why not, because the page's head may
 * be out of sight. A refused change is taken back; without a connection it is kept and sent later.
 */
export function useChangeNow() {
  const { t } = useLingui();
  const { store } = useSettings();
  const showFailure = useShowFailure();
  return async <Part extends EditedPart>(part: Part, change: Partial<Settings[Part]>): Promise<boolean> => {
    const names = Object.keys(change) as (keyof Settings[Part] & string)[];
    store.set(part, change);
    await store.save();
    if (store.isSaved(part, names)) return true;
    const refusal = store.refusal();
    if (refusal) {
      store.takeBack(part, names);
      showFailure(refusal);
    } else if (store.saving([part]).is === "kept")
      toast(t`Not saved yet. Bellhop keeps trying.`, { tone: "urgent", about: "settings not saved" });
    return false;
  };
}
