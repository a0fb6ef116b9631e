import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";

type ManualAlertDialogProps = {
  title: string;
  send: string;
  text: string;
  /** Rejects if the alert was not saved. */
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
};

/** Stays open until the alert is saved, so that a failure loses no words. */
export function ManualAlertDialog({ title, send, text: before, onSave, onClose }: ManualAlertDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState(before);
  const save = useMutation({ mutationFn: onSave, onSuccess: onClose });
  const words = text.trim();
  return (
    <FormDialog
      title={title}
      send={send}
      isBusy={save.isPending}
      isIncomplete={words === ""}
      failure={save.error}
      onSend={() => save.mutate(words)}
      onClose={onClose}
    >
      <Field label={t`What should your team know?`} error={undefined}>
        {(field) => (
          <input
            {...field}
            dir="auto"
            maxLength={limits.alertTextCharacters}
            placeholder={t`e.g. Lift out of order until 18:00`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
