import { type TemplateButton, templateLimits } from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { Counter } from "../../core/forms/Counter.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TemplateDialog.module.css";
import type { TemplateFieldsProps } from "./TemplateTexts.tsx";
import { type ButtonDraft, newButton } from "./template-draft.ts";
import { templateFieldId } from "./template-labels.ts";

/** Up to three buttons below the message: replies or web addresses. */
export function TemplateButtons({ draft, errors, onChange }: TemplateFieldsProps) {
  const { buttons } = draft;
  const change = (index: number, part: Partial<ButtonDraft>) =>
    onChange({ buttons: buttons.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <>
      {buttons.map((button, index) => (
        <ButtonFields
          key={button.key}
          button={button}
          index={index}
          errors={errors}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange({ buttons: buttons.toSpliced(index, 1) })}
        />
      ))}
      {buttons.length < templateLimits.buttons && (
        <p>
          <Button
            size="row"
            icon={<Icon of={IconPlus} size={16} />}
            onClick={() => onChange({ buttons: [...buttons, newButton()] })}
          >
            <Trans>Add button</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

type ButtonFieldsProps = {
  button: ButtonDraft;
  index: number;
  errors: Record<string, string>;
  onChange: (part: Partial<ButtonDraft>) => void;
  onRemove: () => void;
};

function ButtonFields({ button, index, errors, onChange, onRemove }: ButtonFieldsProps) {
  const { t } = useLingui();
  const field = `content.buttons.${index}`;
  const idOf = (part: "title" | "url") => templateFieldId(`${field}.${part}`);
  return (
    <fieldset className={styles.button}>
      <legend>
        <Trans>Button {index + 1}</Trans>
      </legend>
      <Field label={t`Button action`} error={undefined}>
        {(input) => (
          <select
            {...input}
            value={button.kind}
            onChange={(event) => onChange({ kind: event.target.value as TemplateButton["kind"] })}
          >
            <option value="quick_reply">{t`Sends a reply`}</option>
            <option value="url">{t`Opens a web page`}</option>
          </select>
        )}
      </Field>
      <Field label={t`Button text`} id={idOf("title")} error={errors[`${field}.title`]}>
        {(input) => (
          <>
            <input
              {...input}
              dir="auto"
              autoComplete="off"
              value={button.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
            <Counter text={button.title} max={templateLimits.buttonTitle} />
          </>
        )}
      </Field>
      {button.kind === "url" && (
        <Field label={t`Web address`} id={idOf("url")} error={errors[`${field}.url`]}>
          {(input) => (
            <input
              {...input}
              dir="ltr"
              type="url"
              autoComplete="off"
              placeholder="https://"
              value={button.url}
              onChange={(event) => onChange({ url: event.target.value })}
            />
          )}
        </Field>
      )}
      <p>
        <Button size="row" kind="ghost" aria-label={t`Remove button ${index + 1}`} onClick={onRemove}>
          <Trans>Remove button</Trans>
        </Button>
      </p>
    </fieldset>
  );
}
