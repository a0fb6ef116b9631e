import type { PhoneType } from "@bellhop/contract/whatsapp";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { toast } from "../../ui/toasts.ts";
import { useConnectWhatsapp } from "./whatsapp-queries.ts";

type Draft = { waba_id: string; meta_phone_number_id: string; access_token: string; phone_type: PhoneType };

type ConnectFormProps = {
  /** The ids of the connection so far. */
  known: { waba_id: string | null; meta_phone_number_id: string | null; phone_type: PhoneType | null } | null;
  /** True if a token is stored, which stays if none is entered. */
  hasToken: boolean;
  onClose: () => void;
};

/** Connects a number with the ids and the token of Meta's WhatsApp Manager. */
export function ConnectForm({ known, hasToken, onClose }: ConnectFormProps) {
  const { t } = useLingui();
  const connect = useConnectWhatsapp();
  const firstId = useId();
  const [draft, setDraft] = useState<Draft>({
    waba_id: known?.waba_id ?? "",
    meta_phone_number_id: known?.meta_phone_number_id ?? "",
    access_token: "",
    phone_type: known?.phone_type ?? "cloud_api",
  });
  const [isChecked, setChecked] = useState(false);
  const refused = fieldErrorsOf(connect.error);
  const missing = {
    ...(draft.waba_id.trim() === "" && { waba_id: t`Enter the account's id.` }),
    ...(draft.meta_phone_number_id.trim() === "" && { meta_phone_number_id: t`Enter the number's id.` }),
    ...(draft.access_token.trim() === "" && !hasToken && { access_token: t`Enter the access token.` }),
  };
  const errors: Record<string, string> = isChecked ? { ...refused, ...missing } : refused;
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    if (connect.error) connect.reset();
  };
  const send = () => {
    setChecked(true);
    if (Object.keys(missing).length > 0) return document.getElementById(firstId)?.focus();
    const { access_token, ...ids } = draft;
    connect.mutate(
      { ...ids, waba_id: encodeURIComponent(ids.waba_id.trim()), ...(access_token && { access_token }) },
      {
        onSuccess: ({ connection }) => {
          toast(
            connection?.state === "connected"
              ? t`WhatsApp connected.`
              : t`Saved. Some steps need your attention.`,
          );
          onClose();
        },
      },
    );
  };
  const text = (name: "waba_id" | "meta_phone_number_id" | "access_token", label: string, hint: string) => (
    <Field label={label} hint={hint} error={errors[name]} {...(name === "waba_id" && { id: firstId })}>
      {(input) => (
        <input
          {...input}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          type={name === "access_token" ? "password" : "text"}
          inputMode={name === "access_token" ? "text" : "numeric"}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <FormDialog
      title={known ? t`Change the connection` : t`Connect a number`}
      send={t`Connect number`}
      isBusy={connect.isPending}
      failure={Object.keys(refused).length > 0 ? null : connect.error}
      onClose={onClose}
      onSend={send}
    >
      <p>
        <Trans>You find these in Meta's WhatsApp Manager, under API setup.</Trans>
      </p>
      {text("waba_id", t`WhatsApp account id`, t`Also called WABA id.`)}
      {text("meta_phone_number_id", t`Phone number id`, t`This is not the phone number.`)}
      {text(
        "access_token",
        t`Access token`,
        hasToken ? t`Leave empty to keep the token.` : t`From a system user with both WhatsApp permissions.`,
      )}
      <Field label={t`How do you use this number?`} error={errors.phone_type}>
        {(input) => (
          <select
            {...input}
            value={draft.phone_type}
            onChange={(event) => change({ phone_type: event.target.value as PhoneType })}
          >
            <option value="cloud_api">{t`Only with Bellhop`}</option>
            <option value="coexistence">{t`Also in the WhatsApp Business app`}</option>
            <option value="shared">{t`Shared with another system`}</option>
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
