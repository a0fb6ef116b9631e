import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { IdFields, TokenField, UseField } from "./ConnectFields.tsx";
import { type KnownIds, useConnectDraft } from "./connect-draft.ts";

type ConnectFormProps = { known: KnownIds | null; hasToken: boolean; onClose: () => void };

/** Connects a number with the ids and the token of Meta's WhatsApp Manager. */
export function ConnectForm({ known, hasToken, onClose }: ConnectFormProps) {
  const { t } = useLingui();
  const id = useId();
  const idOf = (name: string) => `${id}-${name}`;
  const form = useConnectDraft({
    known,
    hasToken,
    onConnected: onClose,
    onMissing: (field) => document.getElementById(idOf(field))?.focus(),
  });
  return (
    <FormDialog
      title={known ? t`Change the connection` : t`Connect a number`}
      send={t`Connect number`}
      isBusy={form.isBusy}
      failure={form.failure}
      onClose={onClose}
      onSend={form.send}
    >
      <p>
        <Trans>You find the ids in Meta's app, under API setup.</Trans>
      </p>
      <IdFields form={form} idOf={idOf} />
      <TokenField form={form} idOf={idOf} />
      <UseField form={form} />
    </FormDialog>
  );
}
