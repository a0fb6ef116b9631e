import type { Settings } from "@bellhop/contract/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { TimeInput } from "../../core/forms/TimeInput.tsx";
import { Field } from "../../ui/Field.tsx";
import styles from "./ProactiveScreen.module.css";
import { useRuleChanges } from "./rule-changes.ts";
import { DoorCodeFields, EmailSwitch, ReviewLinkField } from "./SendingFields.tsx";

export function PauseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { pause } = useRuleChanges();
  const pausing = useMutation({ mutationFn: () => pause(true), onSuccess: onClose });
  return (
    <FormDialog
      title={t`Pause all messages?`}
      send={t`Pause all`}
      isBusy={pausing.isPending}
      failure={pausing.error}
      onSend={() => pausing.mutate()}
      onClose={onClose}
    >
      <p>
        <Trans>
          No message goes out until you resume. What is due meanwhile is not sent later. Replies of the
          assistant and of your team go on.
        </Trans>
      </p>
    </FormDialog>
  );
}

type SendingSettingsDialogProps = {
  stored: Settings["proactive"];
  canEmail: boolean;
  onClose: () => void;
};

/** Quiet hours, the daily limit, door codes, the review link and e-mail: they apply to all messages. */
export function SendingSettingsDialog({ stored, canEmail, onClose }: SendingSettingsDialogProps) {
  const { t } = useLingui();
  const { changeSending } = useRuleChanges();
  const [draft, setDraft] = useState(stored);
  const change = (part: Partial<Settings["proactive"]>) => setDraft((before) => ({ ...before, ...part }));
  const [perDay, setPerDay] = useState<number | null>(stored.max_per_day);
  const [hours, setHours] = useState<number | null>(stored.door_code_hours_before);
  const saving = useMutation({
    mutationFn: () =>
      changeSending({
        ...draft,
        max_per_day: perDay ?? stored.max_per_day,
        door_code_hours_before: hours ?? stored.door_code_hours_before,
      }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t`Sending settings`}
      send={t`Save`}
      isBusy={saving.isPending}
      isIncomplete={perDay === null || hours === null}
      failure={saving.error}
      onSend={() => saving.mutate()}
      onClose={onClose}
    >
      <p>
        <Trans>Messages that are due in quiet hours are sent when they end.</Trans>
      </p>
      <div className={styles.limits}>
        <Field label={t`Quiet from`} error={undefined}>
          {(input) => (
            <TimeInput
              input={input}
              value={draft.quiet_from}
              isNeeded
              onChange={(time) => time && change({ quiet_from: time })}
            />
          )}
        </Field>
        <Field label={t`Quiet to`} error={undefined}>
          {(input) => (
            <TimeInput
              input={input}
              value={draft.quiet_to}
              isNeeded
              onChange={(time) => time && change({ quiet_to: time })}
            />
          )}
        </Field>
        <NumberField
          label={t`Messages a day per guest`}
          value={perDay}
          min={0}
          max={20}
          onChange={setPerDay}
        />
      </div>
      <DoorCodeFields draft={draft} hours={hours} onChange={change} onHours={setHours} />
      <ReviewLinkField link={draft.review_url} onChange={(review_url) => change({ review_url })} />
      <EmailSwitch isOn={draft.email} canEmail={canEmail} onChange={(email) => change({ email })} />
    </FormDialog>
  );
}
