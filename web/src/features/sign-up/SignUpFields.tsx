import { limits } from "@bellhop/contract/limits";
import type { FirstAnswers } from "@bellhop/contract/sign-up";
import { useLingui } from "@lingui/react/macro";
import { useSession } from "../../core/session/index.ts";
import { Field } from "../../ui/Field.tsx";
import { DeskFields, NameField, PlaceFields, type VenueDraft, venueFieldId } from "../venues/index.ts";
import styles from "./SignUpFlow.module.css";
import type { SignUpDraft } from "./sign-up-draft.ts";
import type { SignUpStep } from "./sign-up-search.ts";

type SignUpFieldsProps = {
  step: SignUpStep;
  draft: SignUpDraft;
  /** By field id. */
  errors: Record<string, string>;
  onChange: (changes: Partial<SignUpDraft>) => void;
};

export function SignUpFields({ step, draft, errors, onChange }: SignUpFieldsProps) {
  const venueFields = {
    venue: draft.venue,
    errors: errorsOfVenue(errors),
    onChange: (changes: Partial<VenueDraft>) => onChange({ venue: { ...draft.venue, ...changes } }),
    hasFocus: true,
  };
  if (step === "place") return <PlaceFields {...venueFields} />;
  if (step === "desk") return <DeskFields {...venueFields} />;
  if (step === "answers") {
    return (
      <AnswerFields
        answers={draft.answers}
        errors={errors}
        onChange={(changes) => onChange({ answers: { ...draft.answers, ...changes } })}
      />
    );
  }
  return (
    <>
      <NameField {...venueFields} />
      <OperatorField draft={draft} errors={errors} onChange={onChange} />
      <YourNameField draft={draft} errors={errors} onChange={onChange} />
    </>
  );
}

type Part = Omit<SignUpFieldsProps, "step">;

function OperatorField({ draft, errors, onChange }: Part) {
  const { t } = useLingui();
  return (
    <Field
      label={t`Company`}
      aside={t`(optional)`}
      id="operator_name"
      error={errors.operator_name}
      hint={t`Only if the company has another name or several hotels.`}
    >
      {(input) => (
        <input
          {...input}
          dir="auto"
          autoComplete="off"
          maxLength={limits.operatorNameCharacters}
          placeholder={draft.venue.name}
          value={draft.operatorName}
          onChange={(event) => onChange({ operatorName: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Asked only if the sign-in does not provide it. */
function YourNameField({ draft, errors, onChange }: Part) {
  const { t } = useLingui();
  const { user } = useSession();
  if (user?.name && user.name !== user.email) return null;
  return (
    <Field
      label={t`Your name`}
      id="your_name"
      error={errors.your_name}
      hint={t`Guests and colleagues see it next to your messages.`}
    >
      {(input) => (
        <input
          {...input}
          dir="auto"
          autoComplete="name"
          maxLength={limits.memberNameCharacters}
          value={draft.yourName}
          onChange={(event) => onChange({ yourName: event.target.value })}
        />
      )}
    </Field>
  );
}

type AnswerFieldsProps = {
  answers: FirstAnswers;
  errors: Record<string, string>;
  onChange: (changes: Partial<FirstAnswers>) => void;
};

function AnswerFields({ answers, errors, onChange }: AnswerFieldsProps) {
  const { t } = useLingui();
  const fields: { name: keyof FirstAnswers; label: string; example: string }[] = [
    { name: "breakfast", label: t`Breakfast`, example: t`Daily from 7:00 to 10:30 in the garden room.` },
    { name: "wifi", label: t`Wi-Fi`, example: t`Network MIRAMAR-GUEST, the password is on your key card.` },
    { name: "check_in", label: t`Check-in`, example: t`From 15:00. You can leave your luggage earlier.` },
    { name: "check_out", label: t`Check-out`, example: t`Until 11:00, or later on request.` },
    { name: "parking", label: t`Parking`, example: t`In the courtyard, €18 a night, no booking needed.` },
  ];
  return (
    <div className={styles.answers}>
      {fields.map(({ name, label, example }, index) => (
        <div key={name} data-answer={name}>
          <Field label={label} id={`answers-${name}`} error={errors[`answers-${name}`]}>
            {(input) => (
              <textarea
                {...input}
                // biome-ignore lint/a11y/noAutofocus: the step was opened to type into it.
                autoFocus={index === 0}
                rows={1}
                dir="auto"
                maxLength={limits.firstAnswerCharacters}
                placeholder={t`For example: ${example}`}
                value={answers[name] ?? ""}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}

function errorsOfVenue(errors: Record<string, string>): Partial<Record<keyof VenueDraft, string>> {
  const prefix = venueFieldId("name").replace("name", "");
  const ofVenue = Object.entries(errors).filter(([id]) => id.startsWith(prefix));
  return Object.fromEntries(ofVenue.map(([id, message]) => [id.slice(prefix.length), message]));
}
