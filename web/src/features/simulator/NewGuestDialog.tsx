import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { guestLanguages } from "../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { readablePhone } from "../../core/phone/readable-phone.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import styles from "./NewGuest.module.css";
import { useBecomeGuest } from "./simulator-queries.ts";

type NewGuestDialogProps = { freePhone: string; onClose: () => void; onChoose: (phone: string) => void };

/** A guest whom the venue has not met: it will know only what the first message tells. */
export function NewGuestDialog({ freePhone, onClose, onChoose }: NewGuestDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState("");
  const [phone, setPhone] = useState(readablePhone(freePhone));
  const [language, setLanguage] = useState("en");
  const become = useBecomeGuest();
  const fieldErrors = fieldErrorsOf(become.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const guest = { name: name.trim(), phone: `+${phone.replace(/\D/g, "")}`, language };
    become.mutate(guest, {
      onSuccess: (answer) => {
        onChoose(answer.guest.phone);
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} label={t`A new guest`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2>
          <Trans>A new guest</Trans>
        </h2>
        {become.error && Object.keys(fieldErrors).length === 0 && (
          <p className={styles.error} role="alert">
            {become.error.message}
          </p>
        )}
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
        <div className={styles.actions}>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" disabled={become.isPending}>
            <Trans>Be this guest</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
