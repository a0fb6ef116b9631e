import { ideaLimits } from "@bellhop/contract/idea-limits";
import { type IdeaStatus, ideaStatuses } from "@bellhop/contract/idea-lists";
import { setIdeaStatus, type WholeIdea } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useStatusNames } from "../status-looks.tsx";
import { useIdeaChange } from "../store/idea-changes.ts";

/** For installation admins. */
export function StatusDialog({ idea, onClose }: { idea: WholeIdea; onClose: () => void }) {
  const { t } = useLingui();
  const names = useStatusNames();
  const [status, setStatus] = useState<IdeaStatus>(idea.status);
  const [note, setNote] = useState(idea.note ?? "");
  const changing = useIdeaChange(setIdeaStatus);
  const refused = fieldErrorsOf(changing.error);
  return (
    <FormDialog
      title={<Trans>Change status</Trans>}
      send={t`Save status`}
      isBusy={changing.isPending}
      failure={Object.keys(refused).length > 0 ? null : changing.error}
      onSend={() =>
        changing.mutate(
          { idea_id: idea.idea_id, status, note },
          {
            onSuccess: () => {
              toast(t`Status changed.`);
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Field
        label={t`Status`}
        error={refused.status}
        hint={status === "shipped" ? t`Everyone who voted gets one e-mail.` : undefined}
      >
        {(field) => (
          <select {...field} value={status} onChange={({ target }) => setStatus(target.value as IdeaStatus)}>
            {ideaStatuses.map((one) => (
              <option key={one} value={one}>
                {names[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={status === "declined" ? t`Why?` : t`Note`}
        {...(status !== "declined" && { aside: t`(optional)` })}
        error={refused.note}
        hint={t`All hotels read this.`}
      >
        {(field) => (
          <textarea
            {...field}
            dir="auto"
            rows={3}
            maxLength={ideaLimits.noteCharacters}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
