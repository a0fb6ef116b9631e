import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconLoader2 } from "@tabler/icons-react";
import { reasonOf } from "../../core/api/call-failure.ts";
import save from "../../core/autosave/SaveState.module.css";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { EditedPart } from "./store/settings-draft.ts";
import { useSettings } from "./store/use-settings.ts";

/** The state of saving. Refused fields count on the screens that show their parts. */
export function SettingsSaved({ parts }: { parts: readonly EditedPart[] }) {
  const { time } = useFormats();
  const { store, state } = useSettings();
  const hasErrors = parts.some((part) =>
    Object.keys(state.errors).some((path) => path.startsWith(`${part}.`)),
  );
  if (state.isSaving)
    return (
      <span className={save.state}>
        <Icon of={IconLoader2} size={16} />
        <Trans>Saving…</Trans>
      </span>
    );
  if (state.failure)
    return (
      <span className={save.state} data-tone="urgent" role="alert">
        <Icon of={IconAlertTriangle} size={16} />
        <span className={save.why}>{reasonOf(state.failure)}</span>
        <button type="button" className={save.act} onClick={() => void store.save()}>
          <Trans>Try again</Trans>
        </button>
      </span>
    );
  if (hasErrors)
    return (
      <span className={save.state} data-tone="urgent" role="alert">
        <Icon of={IconAlertTriangle} size={16} />
        <span className={save.why}>
          <Trans>Not everything is saved. Correct the fields in red.</Trans>
        </span>
      </span>
    );
  if (state.savedAtMs === null) return null;
  return (
    <span className={save.state}>
      <Icon of={IconCheck} size={16} />
      <Trans>
        Saved <bdi>{time(state.savedAtMs)}</bdi>
      </Trans>
    </span>
  );
}
