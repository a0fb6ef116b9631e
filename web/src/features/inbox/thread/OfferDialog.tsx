import type { InteractiveReply } from "@bellhop/contract/interactive-reply";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Counter } from "../../../core/forms/Counter.tsx";
import { ErrorSummary } from "../../../core/forms/ErrorSummary.tsx";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { ListRows } from "./OfferedRows.tsx";
import { draftOf, type OfferDraft, type OfferFieldsProps, offerFieldId, readOffer } from "./offer-draft.ts";

export type OfferKind = InteractiveReply["kind"];

type OfferDialogProps = {
  kind: OfferKind;
  /** What was typed before. */
  text: string;
  onSend: (text: string, offered: InteractiveReply) => void;
  onClose: () => void;
};

/** A reply with buttons or a list, or one that asks for the guest's location. */
export function OfferDialog({ kind, text, onSend, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() =>
    draftOf(
      kind,
      text || (kind === "contact_request" ? t`Please share your phone number so that we can reach you.` : ""),
    ),
  );
  const [attempt, setAttempt] = useState(0);
  const { offered, errors } = readOffer(draft);
  const shown = attempt > 0 ? errors : {};
  const change = (part: Partial<OfferDraft>) => setDraft((before) => ({ ...before, ...part }));
  const labelOf = useOfferLabels();
  const titles: Record<OfferKind, string> = {
    buttons: t`Reply buttons`,
    list: t`List`,
    location_request: t`Ask for location`,
    contact_request: t`Ask for phone number`,
  };
  const send = () => {
    if (!offered) return setAttempt((before) => before + 1);
    onSend(draft.text.trim(), offered);
    onClose();
  };
  return (
    <FormDialog
      title={titles[kind]}
      send={t`Send message`}
      isBusy={false}
      failure={null}
      onSend={send}
      onClose={onClose}
    >
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(shown).map(([field, message]) => ({
          fieldId: offerFieldId(field),
          label: labelOf(field),
          message,
        }))}
      />
      <Field
        label={t`Message`}
        id={offerFieldId("text")}
        error={shown.text}
        hint={
          kind === "location_request"
            ? t`The guest gets a button to send their location.`
            : kind === "contact_request"
              ? t`The guest gets a button to share their contact card.`
              : undefined
        }
      >
        {(input) => (
          <>
            <textarea
              {...input}
              rows={2}
              dir="auto"
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
            <Counter text={draft.text} max={limits.interactiveTextCharacters} />
          </>
        )}
      </Field>
      {kind === "buttons" && <ButtonFields draft={draft} errors={shown} onChange={change} />}
      {kind === "list" && <ListRows draft={draft} errors={shown} onChange={change} />}
    </FormDialog>
  );
}

/** Up to three; empty ones are left out. */
function ButtonFields({ draft, errors, onChange }: OfferFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {draft.buttons.map((title, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change places.
          key={index}
          label={t`Button ${index + 1}`}
          id={offerFieldId(`buttons.${index}`)}
          error={errors[`buttons.${index}`]}
          {...(index > 0 && { aside: t`(optional)` })}
        >
          {(input) => (
            <>
              <input
                {...input}
                dir="auto"
                autoComplete="off"
                value={title}
                onChange={(event) => onChange({ buttons: draft.buttons.with(index, event.target.value) })}
              />
              <Counter text={title} max={limits.buttonTitleCharacters} />
            </>
          )}
        </Field>
      ))}
      <p>
        <Trans>The guest taps one and needs no typing.</Trans>
      </p>
    </>
  );
}

function useOfferLabels(): (field: string) => string {
  const { t } = useLingui();
  return (field) => {
    const [name, index, part] = field.split(".");
    const number = Number(index) + 1;
    if (name === "buttons") return t`Button ${number}`;
    if (name === "button") return t`Button text`;
    if (name === "rows") return part === "title" ? t`Choice ${number}` : t`Description of choice ${number}`;
    return t`Message`;
  };
}
