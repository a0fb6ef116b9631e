import type { Guest } from "@bellhop/contract/guests";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf, fieldParamsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { guestLanguages, languagesToChoose } from "../../../core/language/guest-languages.ts";
import { LanguageOptions } from "../../../core/language/LanguageOptions.tsx";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Field } from "../../../ui/Field.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useChangeGuest } from "../guest-queries.ts";
import { PhoneHolder } from "./PhoneHolder.tsx";

export function EditGuestDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const { t } = useLingui();
  const readablePhone = useReadablePhone();
  const [name, setName] = useState(guest.name);
  const written = guest.phone === null ? "" : readablePhone(guest.phone);
  const [typedPhone, setPhone] = useState<string>();
  const phone = typedPhone ?? written;
  const mayChangePhone = guest.phone === null || guest.phone_changeable;
  const [email, setEmail] = useState(guest.email ?? "");
  const [language, setLanguage] = useState(guest.language ?? "");
  const change = useChangeGuest(guest.guest_id);
  const errors = fieldErrorsOf(change.error);
  const taken = fieldParamsOf(change.error, "phone_taken");
  const holderId = taken && String(taken.guest_id);
  const save = () =>
    change.mutate(
      {
        ...(name.trim() !== guest.name && { name }),
        ...(phone.trim() !== "" && phone !== written && { phone }),
        ...(email.trim() !== (guest.email ?? "") && { email: email.trim() || null }),
        ...(language !== (guest.language ?? "") && { language: language || null }),
      },
      {
        onSuccess: () => {
          toast(t`Guest saved.`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t`Edit guest`}
      send={t`Save guest`}
      isBusy={change.isPending}
      failure={Object.keys(errors).length === 0 ? change.error : null}
      onSend={save}
      onClose={onClose}
    >
      <Field label={t`Name`} error={errors.name}>
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={limits.guestNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {/* Once the guest has written, another number is another address, which only WhatsApp can report. */}
      <Field
        label={t`Phone`}
        error={holderId ? undefined : errors.phone}
        hint={
          mayChangePhone ? t`With + and the country code if it is abroad.` : t`WhatsApp reports a new number.`
        }
      >
        {(input) => (
          <input
            {...input}
            dir="ltr"
            type="tel"
            autoComplete="off"
            readOnly={!mayChangePhone}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      {holderId && <PhoneHolder guest={guest} holderId={holderId} onClose={onClose} />}
      <Field label={t`E-mail`} aside={t`(optional)`} error={errors.email}>
        {(input) => (
          <input
            {...input}
            dir="ltr"
            type="email"
            autoComplete="off"
            maxLength={limits.emailCharacters}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t`Language`} error={errors.language}>
        {(input) => (
          <select {...input} value={language} onChange={(event) => setLanguage(event.target.value)}>
            <option value="">{t`Not known`}</option>
            <LanguageOptions
              languages={guest.language ? languagesToChoose([guest.language]) : guestLanguages}
            />
          </select>
        )}
      </Field>
    </FormDialog>
  );
}
