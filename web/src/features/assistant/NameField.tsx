import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { Field } from "../../ui/Field.tsx";
import { AcceptTheirs, useSettings } from "../settings/index.ts";

export function NameField({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  return (
    <Field
      label={t`Name`}
      error={state.errors["assistant.name"]}
      hint={t`Guests see it above each answer on the guest page, and in our greeting if you write none.`}
    >
      {(input) => (
        <>
          <input
            {...input}
            dir="auto"
            maxLength={limits.assistantNameCharacters}
            value={settings.assistant.name}
            readOnly={!mayEdit}
            onChange={(event) => store.set("assistant", { name: event.currentTarget.value })}
          />
          <AcceptTheirs path="assistant.name" />
        </>
      )}
    </Field>
  );
}
