import type { Conditions } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { NumberField } from "../../../core/forms/NumberField.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import styles from "./ConditionDialogs.module.css";

type Extra = { entry_id: string; title: string };
type Change = { [Name in keyof Conditions]?: Conditions[Name] | undefined };

/** An absent condition always holds; an empty list is absent. */
function withChange(conditions: Conditions, change: Change): Conditions {
  const entries = Object.entries({ ...conditions, ...change });
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Conditions;
}

type DialogProps = {
  conditions: Conditions;
  extras: readonly Extra[];
  languages: readonly string[];
  onChange: (conditions: Conditions) => void;
  onClose: () => void;
};

export function WhoDialog({ conditions, extras, languages, onChange, onClose }: DialogProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const [draft, setDraft] = useState(conditions);
  const change = (part: Change) => setDraft((before) => withChange(before, part));
  const number = (value: number | null) => value ?? undefined;
  return (
    <FormDialog
      title={t`Who gets it`}
      send={t`Apply`}
      isBusy={false}
      failure={null}
      onSend={() => {
        onChange(draft);
        onClose();
      }}
      onClose={onClose}
    >
      <p className={styles.about}>
        <Trans>All conditions must hold. Leave a field empty to include every guest.</Trans>
      </p>
      <div className={styles.row}>
        <NumberField
          label={t`Nights from`}
          value={draft.min_nights ?? null}
          min={1}
          max={365}
          onChange={(value) => change({ min_nights: number(value) })}
        />
        <NumberField
          label={t`Nights to`}
          value={draft.max_nights ?? null}
          min={1}
          max={365}
          onChange={(value) => change({ max_nights: number(value) })}
        />
        <NumberField
          label={t`People from`}
          value={draft.min_people ?? null}
          min={1}
          max={99}
          onChange={(value) => change({ min_people: number(value) })}
        />
      </div>
      <Field label={t`Children`} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={draft.with_children === undefined ? "" : String(draft.with_children)}
            onChange={({ target }) =>
              change({ with_children: target.value === "" ? undefined : target.value === "true" })
            }
          >
            <option value="">{t`With or without children`}</option>
            <option value="true">{t`With children`}</option>
            <option value="false">{t`Without children`}</option>
          </select>
        )}
      </Field>
      <Choices
        title={<Trans>Guest's language</Trans>}
        chosen={draft.languages ?? []}
        choices={languages.map((code) => [code, languageName(code)])}
        onChange={(next) => change({ languages: next })}
      />
      <Choices
        title={<Trans>Channel</Trans>}
        chosen={draft.channels ?? []}
        choices={[
          ["whatsapp", t`WhatsApp`],
          ["web", t`Guest page`],
          ["email", t`E-mail`],
        ]}
        onChange={(next) => change({ channels: next as NonNullable<Conditions["channels"]> })}
      />
      <WordsField
        label={t`Room types`}
        hint={t`Separate them with commas, as your reservations name them.`}
        words={draft.room_types ?? []}
        onChange={(room_types) => change({ room_types })}
      />
      <WordsField
        label={t`Booked through`}
        hint={t`For example booking.com, or staff for bookings that you enter.`}
        words={draft.sources ?? []}
        onChange={(sources) => change({ sources })}
      />
      {extras.length > 0 && (
        <Choices
          title={<Trans>Has ordered</Trans>}
          chosen={draft.ordered ?? []}
          choices={extras.map(({ entry_id, title }) => [entry_id, title])}
          onChange={(ordered) => change({ ordered })}
        />
      )}
    </FormDialog>
  );
}

export function NotIfDialog({ conditions, extras, onChange, onClose }: Omit<DialogProps, "languages">) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(conditions);
  return (
    <FormDialog
      title={t`Who doesn't get it`}
      send={t`Apply`}
      isBusy={false}
      failure={null}
      onSend={() => {
        onChange(draft);
        onClose();
      }}
      onClose={onClose}
    >
      {extras.length > 0 ? (
        <Choices
          title={<Trans>Guests who ordered</Trans>}
          chosen={draft.not_ordered ?? []}
          choices={extras.map(({ entry_id, title }) => [entry_id, title])}
          onChange={(not_ordered) => setDraft((before) => withChange(before, { not_ordered }))}
        />
      ) : (
        <p className={styles.about}>
          <Trans>Your hotel offers no extras yet.</Trans>
        </p>
      )}
      <p className={styles.about}>
        <Trans>
          Guests who opted out never get it. An open complaint or emergency also holds back offers and
          feedback.
        </Trans>
      </p>
    </FormDialog>
  );
}

type ChoicesProps = {
  title: ReactNode;
  chosen: readonly string[];
  choices: readonly (readonly [value: string, name: string])[];
  onChange: (chosen: string[]) => void;
};

function Choices({ title, chosen, choices, onChange }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{title}</legend>
      {choices.map(([value, name]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

type WordsFieldProps = {
  label: string;
  hint: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
};

function WordsField({ label, hint, words, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState(words.join(", "));
  return (
    <Field label={label} hint={hint} error={undefined}>
      {(input) => (
        <input
          {...input}
          dir="auto"
          autoComplete="off"
          maxLength={1_000}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const names = target.value.split(/[,،、]/).map((one) => one.trim().slice(0, 100));
            onChange([...new Set(names.filter((one) => one !== ""))].slice(0, 50));
          }}
        />
      )}
    </Field>
  );
}
