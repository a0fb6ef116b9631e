import type { PhoneType } from "@bellhop/contract/whatsapp";
import { useLingui } from "@lingui/react/macro";
import { Field } from "../../ui/Field.tsx";
import type { ConnectDraft } from "./connect-draft.ts";

type FieldsProps = { form: ConnectDraft; idOf: (name: string) => string };

/** The two ids of Meta's page "API setup". */
export function IdFields(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Words {...props} name="waba_id" label={t`WhatsApp account id`} hint={t`Also called WABA id.`} />
      <Words
        {...props}
        name="meta_phone_number_id"
        label={t`Phone number id`}
        hint={t`This is not the phone number.`}
      />
    </>
  );
}

export function TokenField(props: FieldsProps) {
  const { t } = useLingui();
  return (
    <Words
      {...props}
      name="access_token"
      label={t`Access token`}
      hint={props.form.hasToken ? t`Leave empty to keep the token.` : t`A long text that begins with EAA.`}
    />
  );
}

export function UseField({ form: { draft, errors, change } }: Pick<FieldsProps, "form">) {
  const { t } = useLingui();
  return (
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
  );
}

type WordsProps = FieldsProps & {
  name: "waba_id" | "meta_phone_number_id" | "access_token";
  label: string;
  hint: string;
};

function Words({ form: { draft, errors, change }, idOf, name, label, hint }: WordsProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]} id={idOf(name)}>
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
}
