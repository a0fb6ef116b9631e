import { Trans } from "@lingui/react/macro";
import { IconAlertTriangle, IconCheck, IconCloudOff, IconGitMerge, IconLoader2 } from "@tabler/icons-react";
import { fieldErrorsOf, isWithoutAnswer, reasonOf } from "../../../core/api/call-failure.ts";
import look from "../../../core/autosave/SaveState.module.css";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import type { useEdits } from "./use-edits.ts";

type SaveStateProps = { edits: ReturnType<typeof useEdits>; hasErrors: boolean };

/** "Saved 12:04", "Saving…", or what prevents it. */
export function SaveState({ edits: { session, state, conflicts }, hasErrors }: SaveStateProps) {
  const { time } = useFormats();
  const { failure, saving, savedAtMs } = state;
  if (Object.keys(conflicts).length > 0)
    return (
      <span className={look.state} data-tone="waiting">
        <Icon of={IconGitMerge} size={16} />
        <Trans>Choose a version</Trans>
      </span>
    );
  if (hasErrors)
    return (
      <span className={look.state} data-tone="urgent">
        <Icon of={IconAlertTriangle} size={16} />
        <Trans>Not saved</Trans>
      </span>
    );
  if (failure && Object.keys(fieldErrorsOf(failure)).length === 0)
    return (
      <span className={look.state} data-tone={isWithoutAnswer(failure) ? "waiting" : "urgent"} role="alert">
        <Icon of={isWithoutAnswer(failure) ? IconCloudOff : IconAlertTriangle} size={16} />
        <span className={look.why}>
          {isWithoutAnswer(failure) ? <Trans>Not saved. Keep this page open.</Trans> : reasonOf(failure)}
        </span>
        <button type="button" className={look.act} onClick={() => void session.saveNow()}>
          <Trans>Try again</Trans>
        </button>
      </span>
    );
  if (saving || session.hasDrafts())
    return (
      <span className={look.state}>
        <Icon of={IconLoader2} size={16} />
        <Trans>Saving…</Trans>
      </span>
    );
  if (savedAtMs === null) return null;
  return (
    <span className={look.state} role="status">
      <Icon of={IconCheck} size={16} />
      <Trans>
        Saved <bdi>{time(savedAtMs)}</bdi>
      </Trans>
    </span>
  );
}
