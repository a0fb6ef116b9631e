import type { Template } from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useVenue } from "../../core/access/AccessContext.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { ErrorSummary } from "../../core/forms/ErrorSummary.tsx";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { LanguageOptions } from "../../core/language/LanguageOptions.tsx";
import { Field } from "../../ui/Field.tsx";
import { toast } from "../../ui/toasts.ts";
import { CategoryField } from "./CategoryField.tsx";
import { TemplateButtons } from "./TemplateButtons.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";
import { type TemplateFieldsProps, TemplateTexts } from "./TemplateTexts.tsx";
import { draftOf, errorsBySlot, groupButtons, inputOf, type TemplateDraft } from "./template-draft.ts";
import { templateFieldId, useTemplateLabel } from "./template-labels.ts";
import { useSaveTemplate, useVenueLanguages } from "./template-queries.ts";

/** Adds a template, or edits the given one. */
export function TemplateDialog({ template, onClose }: { template?: Template; onClose: () => void }) {
  const { t } = useLingui();
  const labelOf = useTemplateLabel();
  const { default_language } = useVenue();
  const [draft, setDraft] = useState(() => draftOf(template, default_language));
  const [attempt, setAttempt] = useState(0);
  const save = useSaveTemplate();
  const refused = fieldErrorsOf(save.error);
  const errors = errorsBySlot(refused, draft);
  const change = (part: Partial<TemplateDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    if (save.error) save.reset();
  };
  const send = () => {
    const ready = { ...draft, buttons: groupButtons(draft.buttons) };
    setDraft(ready);
    save.mutate(inputOf(ready, template?.template_id), {
      onError: () => setAttempt((before) => before + 1),
      onSuccess: () => {
        toast(t`Template saved. Submit it to Meta next.`);
        onClose();
      },
    });
  };
  const fields = { draft, errors, onChange: change };
  return (
    <FormDialog
      title={template ? t`Edit template` : t`New template`}
      send={t`Save template`}
      isBusy={save.isPending}
      failure={Object.keys(refused).length > 0 ? null : save.error}
      onSend={send}
      onClose={onClose}
    >
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(errors).map(([field, message]) => ({
          fieldId: templateFieldId(field),
          label: labelOf(field),
          message,
        }))}
      />
      {template && template.state !== "draft" && (
        <p>
          <Trans>After you save it, Meta must approve it again.</Trans>
        </p>
      )}
      <NameFields {...fields} isKnown={template !== undefined} />
      <CategoryField {...fields} />
      <TemplateTexts {...fields} />
      <TemplateButtons {...fields} />
      <TemplatePreview draft={draft} />
    </FormDialog>
  );
}

function NameFields({ draft, errors, onChange, isKnown }: TemplateFieldsProps & { isKnown: boolean }) {
  const { t } = useLingui();
  const languages = useVenueLanguages();
  return (
    <>
      <Field
        label={t`Name`}
        id={templateFieldId("name")}
        hint={
          isKnown
            ? t`Name and language can't be changed.`
            : t`Small letters, digits and underscores. You can't change it later.`
        }
        error={errors.name}
      >
        {(input) => (
          <input
            {...input}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isKnown}
            placeholder="room_ready"
            value={draft.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t`Language`} id={templateFieldId("language")} error={errors.language}>
        {(input) => (
          <select
            {...input}
            disabled={isKnown}
            value={draft.language}
            onChange={(event) => onChange({ language: event.target.value })}
          >
            <LanguageOptions languages={[...new Set([draft.language, ...languages])]} />
          </select>
        )}
      </Field>
    </>
  );
}
