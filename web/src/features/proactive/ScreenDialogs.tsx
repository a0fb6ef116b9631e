import { limits as limitsOf } from "@bellhop/contract/limits";
import type { Settings } from "@bellhop/contract/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { TimeInput } from "../../core/forms/TimeInput.tsx";
import { Field } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./ProactiveScreen.module.css";
import { useRuleChanges } from "./rule-changes.ts";

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

type LimitsDialogProps = { limits: Settings["proactive"]; canEmail: boolean; onClose: () => void };

/** When guests are left alone, how many messages one guest gets on a day, and whether some go by e-mail. */
export function LimitsDialog({ limits, canEmail, onClose }: LimitsDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { changeLimits } = useRuleChanges();
  const [draft, setDraft] = useState(limits);
  const [perDay, setPerDay] = useState<number | null>(limits.max_per_day);
  const [hours, setHours] = useState<number | null>(limits.door_code_hours_before);
  const saving = useMutation({
    mutationFn: () =>
      changeLimits({
        ...draft,
        max_per_day: perDay ?? limits.max_per_day,
        door_code_hours_before: hours ?? limits.door_code_hours_before,
      }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      title={t`Limits, ways and links`}
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
              onChange={(time) => time && setDraft((before) => ({ ...before, quiet_from: time }))}
            />
          )}
        </Field>
        <Field label={t`Quiet to`} error={undefined}>
          {(input) => (
            <TimeInput
              input={input}
              value={draft.quiet_to}
              isNeeded
              onChange={(time) => time && setDraft((before) => ({ ...before, quiet_to: time }))}
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
      <Field label={t`Door codes go out`} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={draft.door_code_from}
            onChange={({ target }) =>
              setDraft((before) => ({
                ...before,
                door_code_from: target.value === "arrival_day" ? "arrival_day" : "checked_in",
              }))
            }
          >
            <option value="checked_in">{t`Once the guest is checked in`}</option>
            <option value="arrival_day">{t`On the day of arrival`}</option>
          </select>
        )}
      </Field>
      {draft.door_code_from === "arrival_day" && (
        <NumberField
          label={t`Hours before check-in time`}
          value={hours}
          min={0}
          max={24}
          onChange={setHours}
        />
      )}
      <Field label={t`Review link (optional)`} error={undefined}>
        {(input) => (
          <input
            {...input}
            type="url"
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            maxLength={limitsOf.reviewUrlCharacters}
            value={draft.review_url}
            onChange={({ target }) => setDraft((before) => ({ ...before, review_url: target.value.trim() }))}
          />
        )}
      </Field>
      <p>
        <Trans>
          Where guests review you publicly. Everyone who rates the stay gets it, whatever they rated: after a
          complaint once it is settled, and only while WhatsApp's reply window is open. Google and others
          forbid asking only happy guests.
        </Trans>
      </p>
      <div className={styles.email}>
        <Switch
          id={id}
          checked={draft.email}
          disabled={!canEmail && !draft.email}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setDraft((before) => ({ ...before, email: target.checked }))}
        />
        <div>
          <label htmlFor={id}>
            <Trans>E-mail</Trans>
          </label>
          <p id={`${id}-about`}>
            {canEmail ? (
              <Trans>
                Guests who can't get a message on WhatsApp or the guest page get it by e-mail. They answer on
                the guest page.
              </Trans>
            ) : (
              <Trans>This installation can't send e-mails. Ask its administrator.</Trans>
            )}
          </p>
        </div>
      </div>
    </FormDialog>
  );
}
