import { slotsIn, templateLimits } from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { Counter } from "../../core/forms/Counter.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./TemplateDialog.module.css";
import { nextSlot, type TemplateDraft, withExample } from "./template-draft.ts";
import { templateFieldId } from "./template-labels.ts";

export type TemplateFieldsProps = {
  draft: TemplateDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<TemplateDraft>) => void;
};

/** Header, text and footer, each followed by the examples of its slots. */
export function TemplateTexts(props: TemplateFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <LineField {...props} part="header" label={t`Header`} />
      <Examples {...props} part="header" />
      <BodyField {...props} />
      <Examples {...props} part="body" />
      <LineField {...props} part="footer" label={t`Footer`} />
    </>
  );
}

type LineProps = TemplateFieldsProps & { part: "header" | "footer"; label: string };

function LineField({ draft, errors, onChange, part, label }: LineProps) {
  const { t } = useLingui();
  const field = `content.${part}`;
  return (
    <Field label={label} aside={t`(optional)`} id={templateFieldId(field)} error={errors[field]}>
      {(input) => (
        <>
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            value={draft[part]}
            onChange={(event) => onChange({ [part]: event.target.value })}
          />
          <Counter text={draft[part]} max={templateLimits[part]} />
        </>
      )}
    </Field>
  );
}

function BodyField({ draft, errors, onChange }: TemplateFieldsProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const hasCursor = useRef(false);
  const insertSlot = () => {
    const text = area.current;
    if (!text) return;
    const [from, to] = hasCursor.current
      ? [text.selectionStart, text.selectionEnd]
      : [text.value.length, text.value.length];
    text.setRangeText(nextSlot(text.value), from, to, "end");
    onChange({ body: text.value });
    text.focus();
  };
  return (
    <div className={styles.body}>
      <Field
        label={t`Text`}
        id={templateFieldId("content.body")}
        hint={t`Placeholders are replaced with details such as the guest's name.`}
        error={errors["content.body"]}
      >
        {(input) => (
          <>
            <textarea
              {...input}
              ref={area}
              dir="auto"
              rows={4}
              value={draft.body}
              onFocus={() => {
                hasCursor.current = true;
              }}
              onChange={(event) => onChange({ body: event.target.value })}
            />
            <Counter text={draft.body} max={templateLimits.body} />
          </>
        )}
      </Field>
      <Button size="row" icon={<Icon of={IconPlus} size={16} />} onClick={insertSlot}>
        <Trans>Insert placeholder</Trans>
      </Button>
    </div>
  );
}

function Examples({ draft, errors, onChange, part }: TemplateFieldsProps & { part: "header" | "body" }) {
  const { t } = useLingui();
  const examples = draft.examples[part];
  return slotsIn(draft[part]).map((number) => {
    const field = `content.examples.${part}.${number - 1}`;
    const change = (example: string) =>
      onChange({ examples: { ...draft.examples, [part]: withExample(examples, number - 1, example) } });
    return (
      <Field
        key={number}
        label={part === "header" ? t`Example for the header` : t`Example for placeholder ${number}`}
        id={templateFieldId(field)}
        error={errors[field]}
      >
        {(input) => (
          <input
            {...input}
            dir="auto"
            autoComplete="off"
            maxLength={templateLimits.example}
            value={examples[number - 1] ?? ""}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
    );
  });
}
