import type { Template } from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { AddButton, Section } from "../../core/pages/Section.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useLanguageName } from "../../ui/language-name.ts";
import { toast } from "../../ui/toasts.ts";
import { SubmitAll } from "./SubmitAll.tsx";
import { TemplateDialog } from "./TemplateDialog.tsx";
import styles from "./TemplatesSection.module.css";
import { useTemplateFacts, useTemplateName, useTemplateState } from "./template-names.ts";
import { useTemplateChanges, useTemplates } from "./template-queries.ts";

/** The hotel's templates with their state at Meta. */
export function TemplatesSection({ isConnected }: { isConnected: boolean }) {
  const { t } = useLingui();
  const templates = useTemplates();
  const { whyNoWriting } = usePermissions();
  const { addDefaults, readAgain } = useTemplateChanges();
  const [isAdding, setAdding] = useState(false);
  const all = templates.data ?? [];
  const readFromMeta = () =>
    readAgain.mutate(undefined, { onSuccess: ({ items }) => toast(t`Templates read: ${items.length}.`) });
  const add = () =>
    addDefaults.mutate(undefined, {
      onSuccess: ({ items }) =>
        toast(
          items.length > 0
            ? t`Templates added: ${items.length}.`
            : t`You already have all ready-made templates.`,
        ),
    });
  return (
    <Section
      title={t`Templates`}
      count={all.length}
      about={
        <Trans>
          Use templates to write to guests after WhatsApp's 24-hour limit. Meta must approve each one.
        </Trans>
      }
      action={
        <div className={styles.add}>
          {!whyNoWriting && <SubmitAll templates={all} />}
          {!whyNoWriting && isConnected && (
            <Button
              icon={<Icon of={IconRefresh} size={16} />}
              disabled={readAgain.isPending}
              aria-busy={readAgain.isPending}
              onClick={readFromMeta}
            >
              <Trans>Read from WhatsApp again</Trans>
            </Button>
          )}
          {!whyNoWriting && (
            <Button icon={<Icon of={IconPlus} size={16} />} onClick={() => setAdding(true)}>
              <Trans>New template</Trans>
            </Button>
          )}
          <AddButton icon={<Icon of={IconPlus} size={16} />} whyNot={whyNoWriting} onClick={add}>
            <Trans>Add ready-made templates</Trans>
          </AddButton>
        </div>
      }
    >
      {templates.error && !templates.data ? (
        <Failure
          failure={templates.error}
          title={t`The templates could not be loaded`}
          onRetry={() => void templates.refetch()}
        />
      ) : all.length === 0 ? (
        <p className={styles.empty}>
          <Trans>No templates yet. Without one, you can't write to guests after 24 hours.</Trans>
        </p>
      ) : (
        <ul className={styles.templates}>
          {all.map((template) => (
            <TemplateRow key={template.template_id} template={template} mayChange={!whyNoWriting} />
          ))}
        </ul>
      )}
      {isAdding && <TemplateDialog onClose={() => setAdding(false)} />}
    </Section>
  );
}

function TemplateRow({ template, mayChange }: { template: Template; mayChange: boolean }) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const nameOf = useTemplateName();
  const stateOf = useTemplateState();
  const { submit, remove } = useTemplateChanges();
  const [isEditing, setEditing] = useState(false);
  const { words, tone } = stateOf(template.state);
  const { categoryOf, qualityOf, whyNotSendable } = useTemplateFacts();
  const maySubmit = ["draft", "rejected", "paused"].includes(template.state);
  const name = nameOf(template.name);
  const quality = qualityOf(template.quality ?? "");
  return (
    <li className={styles.template}>
      <p className={styles.head}>
        <strong>{name}</strong>
        <span className={styles.language}>{languageName(template.language)}</span>
        <Chip tone={tone}>{words}</Chip>
        <span className={styles.language}>{categoryOf(template.category)}</span>
        {template.quality && (
          <span className={styles.language}>
            <Trans>Quality: {quality}</Trans>
          </span>
        )}
      </p>
      <p className={styles.body} lang={template.language} dir="auto">
        {template.content.body}
      </p>
      {template.not_sendable && <p className={styles.reason}>{whyNotSendable(template.not_sendable)}</p>}
      {template.reason === "DELETED" ? (
        <p className={styles.reason}>
          <Trans>It was deleted at Meta. Bellhop doesn't use it.</Trans>
        </p>
      ) : (
        template.reason && (
          <p className={styles.reason}>
            <Trans>
              Meta: <bdi>{template.reason}</bdi>
            </Trans>
          </p>
        )
      )}
      {mayChange && (
        <p className={styles.actions}>
          {maySubmit && (
            <Button
              size="row"
              aria-label={t`Submit to Meta: ${name}, ${template.language}`}
              disabled={submit.isPending}
              aria-busy={submit.isPending}
              onClick={() => submit.mutate(template)}
            >
              <Trans>Submit to Meta</Trans>
            </Button>
          )}
          {template.state !== "submitted" && (
            <Button
              size="row"
              aria-label={t`Edit template: ${name}, ${template.language}`}
              onClick={() => setEditing(true)}
            >
              <Trans>Edit template</Trans>
            </Button>
          )}
          <Button
            size="row"
            kind="ghost"
            aria-label={t`Delete template: ${name}, ${template.language}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate(template, { onSuccess: () => toast(t`Template deleted.`) })}
          >
            <Trans>Delete template</Trans>
          </Button>
        </p>
      )}
      {isEditing && <TemplateDialog template={template} onClose={() => setEditing(false)} />}
    </li>
  );
}
