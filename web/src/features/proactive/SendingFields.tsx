import { limits } from "@bellhop/contract/limits";
import type { Settings } from "@bellhop/contract/settings";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { NumberField } from "../../core/forms/NumberField.tsx";
import { Field } from "../../ui/Field.tsx";
import { Switch } from "../../ui/Switch.tsx";
import styles from "./ProactiveScreen.module.css";

type Draft = Settings["proactive"];

type DoorCodeFieldsProps = {
  draft: Draft;
  /** Null while the field is empty. */
  hours: number | null;
  onChange: (part: Partial<Draft>) => void;
  onHours: (hours: number | null) => void;
};

/** When door codes go out. */
export function DoorCodeFields({ draft, hours, onChange, onHours }: DoorCodeFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Door codes go out`} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={draft.door_code_from}
            onChange={({ target }) =>
              onChange({ door_code_from: target.value === "arrival_day" ? "arrival_day" : "checked_in" })
            }
          >
            <option value="checked_in">{t`Once the guest is checked in`}</option>
            <option value="arrival_day">{t`On the day of arrival`}</option>
          </select>
        )}
      </Field>
      {draft.door_code_from === "arrival_day" && (
        <NumberField
          label={t`Hours before check-in time`}
          value={hours}
          min={0}
          max={24}
          onChange={onHours}
        />
      )}
    </>
  );
}

/** Where guests review the hotel publicly. */
export function ReviewLinkField({ link, onChange }: { link: string; onChange: (link: string) => void }) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Review link (optional)`} error={undefined}>
        {(input) => (
          <input
            {...input}
            type="url"
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            maxLength={limits.reviewUrlCharacters}
            value={link}
            onChange={({ target }) => onChange(target.value.trim())}
          />
        )}
      </Field>
      <p>
        <Trans>
          Where guests review you publicly. Everyone who rates the stay gets it, whatever they rated: after a
          complaint once it is settled, and only while WhatsApp's reply window is open. Google and others
          forbid asking only happy guests.
        </Trans>
      </p>
    </>
  );
}

type EmailSwitchProps = { isOn: boolean; canEmail: boolean; onChange: (isOn: boolean) => void };

export function EmailSwitch({ isOn, canEmail, onChange }: EmailSwitchProps) {
  const id = useId();
  return (
    <div className={styles.email}>
      <Switch
        id={id}
        checked={isOn}
        disabled={!canEmail && !isOn}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <Trans>E-mail</Trans>
        </label>
        <p id={`${id}-about`}>
          {canEmail ? (
            <Trans>
              Guests who can't get a message on WhatsApp or the guest page get it by e-mail. They answer on
              the guest page.
            </Trans>
          ) : (
            <Trans>This installation can't send e-mails. Ask its administrator.</Trans>
          )}
        </p>
      </div>
    </div>
  );
}
