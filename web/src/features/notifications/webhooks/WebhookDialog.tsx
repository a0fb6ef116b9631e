import { limits } from "@bellhop/contract/limits";
import { type NotificationCause, notificationCauses } from "@bellhop/contract/notification-rules";
import type { OutgoingWebhook } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { withScheme } from "../../../core/forms/with-scheme.ts";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { StepSelect, SwitchLine } from "../ladder/CauseDialog.tsx";
import { useCauseNames } from "../ladder/words.ts";
import styles from "./Webhooks.module.css";
import { useWebhookChanges, type WebhookDraft } from "./webhook-changes.ts";

type WebhookDialogProps = {
  webhook: OutgoingWebhook | undefined;
  /** With the secret of a new one. */
  onSaved: (secret: string | null) => void;
  onClose: () => void;
};

const empty: WebhookDraft = { name: "", url: "", causes: null, from_step: "push", is_on: true };

export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { t } = useLingui();
  const { save } = useWebhookChanges();
  const [draft, setDraft] = useState<WebhookDraft>(webhook ?? empty);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = fieldErrorsOf(failure);
  const change = (part: Partial<WebhookDraft>) => setDraft({ ...draft, ...part });
  const send = async () => {
    const { name, url, causes, from_step, is_on } = draft;
    setBusy(true);
    try {
      const saved = await save(
        { name: name.trim(), url: withScheme(url), causes, from_step, is_on },
        webhook?.webhook_id,
      );
      toast(webhook ? t`Webhook saved.` : t`Webhook added.`);
      onSaved(webhook ? null : saved.secret);
    } catch (cause) {
      setFailure(cause as Error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={webhook ? t`Edit webhook` : t`Add webhook`}
      send={webhook ? t`Save webhook` : t`Add webhook`}
      isBusy={isBusy}
      isIncomplete={draft.name.trim() === "" || draft.url.trim() === "" || draft.causes?.length === 0}
      failure={Object.keys(errors).length > 0 ? null : failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Field label={t`Name`} error={errors.name} hint={t`Such as "Night pager".`}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            maxLength={limits.webhookNameCharacters}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={t`Address`}
        error={errors.url}
        hint={t`Starts with https://. Copy it from the other system.`}
      >
        {(input) => (
          <input
            {...input}
            type="url"
            dir="ltr"
            maxLength={limits.webhookUrlCharacters}
            value={draft.url}
            onChange={(event) => change({ url: event.currentTarget.value })}
          />
        )}
      </Field>
      <StepSelect
        label={t`From this step on`}
        value={draft.from_step}
        onChange={(from_step) => change({ from_step })}
      />
      <CauseFields causes={draft.causes} onChange={(causes) => change({ causes })} />
      <SwitchLine name={t`Switched on`} isOn={draft.is_on} onChange={(is_on) => change({ is_on })} />
    </FormDialog>
  );
}

type CauseFieldsProps = {
  causes: NotificationCause[] | null;
  onChange: (causes: NotificationCause[] | null) => void;
};

function CauseFields({ causes, onChange }: CauseFieldsProps) {
  const { t } = useLingui();
  const names = useCauseNames();
  return (
    <fieldset className={styles.causes}>
      <legend>
        <Trans>Causes</Trans>
      </legend>
      <SwitchLine
        name={t`All causes`}
        isOn={causes === null}
        onChange={(isAll) => onChange(isAll ? null : ["emergency"])}
      />
      {causes &&
        notificationCauses.map((cause) => (
          <label key={cause} className={styles.cause}>
            <input
              type="checkbox"
              checked={causes.includes(cause)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked ? [...causes, cause] : causes.filter((one) => one !== cause),
                )
              }
            />
            {names[cause]}
          </label>
        ))}
    </fieldset>
  );
}
