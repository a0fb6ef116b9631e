import type { Message } from "@bellhop/contract/messages";
import {
  fillSlots,
  isTemplateSendable,
  sendTemplate,
  slotsIn,
  type Template,
} from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useId, useState } from "react";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import styles from "./TemplatePicker.module.css";
import { useTemplateName } from "./template-names.ts";
import { useTemplates } from "./template-queries.ts";

type PickerProps = {
  conversationId: string;
  guest: { firstName: string; language: string | null };
  onSent: (message: Message) => void;
};

/** Sends an approved template: choose one, fill in its slots, read what the guest will read. */
export function TemplatePicker({ conversationId, guest, onSent }: PickerProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const templates = useTemplates();
  const nameOf = useTemplateName();
  const chooseId = useId();
  const [chosenId, setChosenId] = useState("");
  const approved = inGuestsLanguage(templates.data ?? [], guest.language);
  const chosen = approved.find(({ template_id }) => template_id === chosenId);
  if (templates.data && approved.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>No approved template yet.</Trans>{" "}
        <Link to="/whatsapp-flow">
          <Trans>Open templates</Trans>
        </Link>
      </p>
    );
  }
  return (
    <div className={styles.picker}>
      <label htmlFor={chooseId} className={styles.label}>
        <Trans>Write with a template</Trans>
      </label>
      <select
        id={chooseId}
        className={styles.choice}
        value={chosenId}
        onChange={(event) => setChosenId(event.target.value)}
      >
        <option value="">{t`Choose a template`}</option>
        {approved.map(({ template_id, name, language }) => (
          <option key={template_id} value={template_id}>
            {nameOf(name)} · {languageName(language)}
          </option>
        ))}
      </select>
      {chosen && (
        <TemplateForm
          key={chosen.template_id}
          template={chosen}
          conversationId={conversationId}
          firstName={guest.firstName}
          onSent={(message) => {
            setChosenId("");
            onSent(message);
          }}
        />
      )}
    </div>
  );
}

type FormProps = {
  template: Template;
  conversationId: string;
  firstName: string;
  onSent: (message: Message) => void;
};

function TemplateForm({ template, conversationId, firstName, onSent }: FormProps) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const { header, body, footer } = template.content;
  const slots = slotsIn(body);
  const headerSlots = slotsIn(header);
  // In the ready-made templates, the first slot is the guest's name.
  const [values, setValues] = useState(() => slots.map((number) => (number === 1 ? firstName : "")));
  const [headerValues, setHeaderValues] = useState(() => headerSlots.map(() => ""));
  const [isChecked, setChecked] = useState(false);
  // The same id for each attempt to send this one: it reaches the guest once.
  const [messageId] = useState(() => crypto.randomUUID());
  const send = useMutation({
    mutationFn: () =>
      ask(
        sendTemplate,
        {
          conversation_id: conversationId,
          message_id: messageId,
          template_id: template.template_id,
          values: { header: headerValues, body: values },
        },
        { idempotencyKey: messageId },
      ),
    onSuccess: onSent,
    onError: (failure) => showFailure(failure, t`Not sent.`),
  });
  const isComplete = [...values, ...headerValues].every((value) => value.trim() !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isComplete && !send.isPending) send.mutate();
  };
  const slot = (
    which: string[],
    set: (next: string[]) => void,
    example: string | undefined,
    index: number,
  ) => (
    <Field
      key={index}
      label={t`Placeholder ${index + 1}`}
      hint={example ? t`For example: ${example}` : undefined}
      error={isChecked && (which[index] ?? "").trim() === "" ? t`Fill in every placeholder.` : undefined}
    >
      {(input) => (
        <input
          {...input}
          dir="auto"
          value={which[index] ?? ""}
          onChange={(event) => set(which.with(index, event.target.value))}
        />
      )}
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {headerSlots.map((_, index) =>
        slot(headerValues, setHeaderValues, template.content.examples.header[index], index),
      )}
      {slots.map((_, index) => slot(values, setValues, template.content.examples.body[index], index))}
      <section className={styles.preview} lang={template.language} dir="auto" aria-label={t`Message preview`}>
        {header && <p className={styles.previewHead}>{fillSlots(header, headerValues)}</p>}
        <p>{fillSlots(body, values)}</p>
        {footer && <p className={styles.previewFoot}>{footer}</p>}
      </section>
      <Button kind="primary" type="submit" disabled={send.isPending} aria-busy={send.isPending}>
        <Trans>Send template</Trans>
      </Button>
    </form>
  );
}

/** Approved ones: in the guest's language first, then all others. */
function inGuestsLanguage(all: Template[], language: string | null): Template[] {
  const isTheirs = (one: Template) =>
    language !== null && one.language.split("-")[0] === language.split("-")[0];
  const approved = all.filter(isTemplateSendable);
  return [...approved.filter(isTheirs), ...approved.filter((one) => !isTheirs(one))];
}
