import { SaveState } from "../../core/autosave/SaveState.tsx";
import { showInvalidField } from "../../core/autosave/show-invalid-field.ts";
import type { EditedPart } from "./store/settings-fields.ts";
import { useSettings } from "./store/use-settings.ts";

/** The state of saving. Conflicts and refused fields count on the screens that show their parts. */
export function SettingsSaved({ parts }: { parts: readonly EditedPart[] }) {
  const { store } = useSettings();
  return <SaveState saving={store.saving(parts)} onRetry={store.retry} onShow={showInvalidField} />;
}
