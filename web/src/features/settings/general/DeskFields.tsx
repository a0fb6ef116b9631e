import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { useTypedValue } from "../../../core/forms/typed.ts";
import { readPhone } from "../../../core/phone/phone-entry.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Field } from "../../../ui/Field.tsx";
import form from "../../../ui/FormScreen.module.css";
import { AcceptTheirs } from "../AcceptTheirs.tsx";
import styles from "../Settings.module.css";
import { useSettings } from "../store/use-settings.ts";

export function DeskFields({ mayEdit }: { mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  if (!settings) return null;
  return (
    <div className={form.pair}>
      <div className={styles.field}>
        <NumberField
          label={t`Rooms`}
          value={settings.general.rooms}
          min={1}
          max={limits.venueRooms}
          error={state.errors["general.rooms"]}
          isReadOnly={!mayEdit}
          onChange={(rooms) => store.set("general", { rooms })}
        />
        <AcceptTheirs path="general.rooms" />
      </div>
      <div className={styles.field}>
        <PhoneField country={settings.general.country} mayEdit={mayEdit} />
        <AcceptTheirs path="general.phone" />
      </div>
    </div>
  );
}

function PhoneField({ country, mayEdit }: { country: string; mayEdit: boolean }) {
  const { t } = useLingui();
  const { settings, store, state } = useSettings();
  const readable = useReadablePhone();
  const problems = {
    letters: t`Use digits only. Start with + and the country code if it is abroad.`,
    too_short: t`This phone number is too short`,
    too_long: t`This phone number is too long`,
  };
  const { typed, problem, onType, onLeave } = useTypedValue<string>({
    value: settings?.general.phone ?? null,
    written: readable,
    read: (words) => {
      if (words.trim() === "") return { value: null };
      const read = readPhone(words, country);
      return "phone" in read ? { value: read.phone } : { problem: problems[read.problem] };
    },
    onChange: (phone) => store.set("general", { phone }),
  });
  return (
    <Field
      label={t`Reception phone`}
      error={problem ?? state.errors["general.phone"]}
      hint={<Trans>Guests get it in emergencies.</Trans>}
    >
      {(input) => (
        <input
          {...input}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          readOnly={!mayEdit}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
