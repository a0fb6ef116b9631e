import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { guestLanguages } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { readablePhone } from "../../core/phone/readable-phone.ts";
import { Field } from "../../ui/Field.tsx";
import { useCreateGuest } from "./simulator-queries.ts";

type NewGuestDialogProps = { freePhone: string; onClose: () => void; onChoose: (phone: string) => void };

export function NewGuestDialog({ freePhone, onClose, onChoose }: NewGuestDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState("");
  const [phone, setPhone] = useState(readablePhone(freePhone));
  const [language, setLanguage] = useState("en");
  const create = useCreateGuest();
  const fieldErrors = fieldErrorsOf(create.error);
  const send = () => {
    const guest = { name: name.trim(), phone: `+${phone.replace(/\D/g, "")}`, language };
    create.mutate(guest, {
      onSuccess: (answer) => {
        onChoose(answer.guest.phone);
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t`A new guest`}
      send={t`Be this guest`}
      isBusy={create.isPending}
      failure={Object.keys(fieldErrors).length === 0 ? create.error : null}
      onSend={send}
      onClose={onClose}
    >
      <Field label={t`Name`} error={fieldErrors.name}>
        {(field) => <input {...field} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field
        label={t`Phone`}
        error={fieldErrors.phone}
        hint={t`Free for made-up guests; nobody answers there.`}
      >
        {(field) => (
          <input
            {...field}
            dir="ltr"
            type="tel"
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Writes in`} error={fieldErrors.language}>
        {(field) => (
          <select {...field} value={language} onChange={(event) => setLanguage(event.target.value)}>
            <LanguageOptions languages={guestLanguages} />
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
