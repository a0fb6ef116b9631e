import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { guestLanguages } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { Field } from "../../ui/Field.tsx";
import { useCreateGuest } from "./simulator-queries.ts";

type NewGuestDialogProps = { freePhone: string; onClose: () => void; onChoose: (phone: string) => void };

export function NewGuestDialog({ freePhone, onClose, onChoose }: NewGuestDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState("");
  const readablePhone = useReadablePhone();
  const [typed, setTyped] = useState<string>();
  const phone = typed ?? readablePhone(freePhone);
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
      title={t`Add test guest`}
      send={t`Add guest`}
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
        hint={t`A test number. No real phone gets the messages.`}
      >
        {(field) => (
          <input
            {...field}
            dir="ltr"
            type="tel"
            value={phone}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Language`} error={fieldErrors.language}>
        {(field) => (
          <select {...field} value={language} onChange={(event) => setLanguage(event.target.value)}>
            <LanguageOptions languages={guestLanguages} />
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
