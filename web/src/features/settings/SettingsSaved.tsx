import { SaveState } from "../../core/autosave/SaveState.tsx";
import { showFieldToMend } from "../../core/autosave/show-field-to-mend.ts";
import { useSettings } from "./store/use-settings.ts";

/** The state of saving the parts and fields that a screen shows, such as `general` and `public.colour`. */
export function SettingsSaved({ parts }: { parts: readonly string[] }) {
  const { store } = useSettings();
  return <SaveState saving={store.saving(parts)} onRetry={store.retry} onShow={showFieldToMend} />;
}
