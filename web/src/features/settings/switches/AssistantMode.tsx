import type { Settings } from "@bellhop/contract/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { toast } from "../../../ui/toasts.ts";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import { useChangeNow } from "../store/use-change-now.ts";
import { useSettings } from "../store/use-settings.ts";
import { ChangedBy } from "./changed-by.tsx";
import styles from "./Switches.module.css";

type Mode = Settings["functionality"]["assistant_mode"];
const modes: readonly Mode[] = ["live", "suggest", "paused"];

export function AssistantMode() {
  const { t } = useLingui();
  const { settings } = useSettings();
  const changeNow = useChangeNow();
  const mayEdit = usePermissions().whyNoWriting === undefined;
  const group = useId();
  if (!settings) return null;
  const { assistant_mode: mode, concierge } = settings.functionality;
  const words: Record<Mode, { name: string; about: string; done: string }> = {
    live: {
      name: t`Answers guests`,
      about: t`Staff get what it can't answer.`,
      done: t`The assistant answers guests.`,
    },
    suggest: {
      name: t`Approve first`,
      about: t`Its answers wait in the inbox until staff send them.`,
      done: t`Staff approve the assistant's answers.`,
    },
    paused: {
      name: t`Paused`,
      about: t`Staff answer every guest. The assistant stays silent.`,
      done: t`The assistant is paused.`,
    },
  };
  const choose = async (next: Mode, undoTo?: Mode) => {
    if (!(await changeNow("functionality", { assistant_mode: next }))) return;
    const undo = undoTo && { label: t`Undo`, run: () => void choose(undoTo) };
    toast(words[next].done, { about: "assistant mode", ...(undo && { action: undo }) });
  };
  return (
    <fieldset className={styles.modes} disabled={!mayEdit || !concierge}>
      <legend className="unseen">
        <Trans>What the assistant does</Trans>
      </legend>
      <div>
        {modes.map((one) => (
          <label key={one} className={styles.mode}>
            <input type="radio" name={group} checked={mode === one} onChange={() => void choose(one, mode)} />
            <span>
              <strong>{words[one].name}</strong>
              <span>{words[one].about}</span>
            </span>
          </label>
        ))}
      </div>
      {!concierge && (
        <p className={styles.about}>
          <Trans>The assistant is off. Switch it on above first.</Trans>
        </p>
      )}
      <ChangedBy field="functionality.assistant_mode" />
      <AcceptTheirs path="functionality.assistant_mode" />
    </fieldset>
  );
}
