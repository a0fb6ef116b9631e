import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus } from "@tabler/icons-react";
import { Counter } from "../../../core/forms/Counter.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./OfferDialog.module.css";
import { newRow, type OfferFieldsProps, offerFieldId, type RowDraft } from "./offer-draft.ts";

/** The button that opens the list, and its choices. */
export function ListRows({ draft, errors, onChange }: OfferFieldsProps) {
  const { t } = useLingui();
  const { button, rows } = draft;
  return (
    <>
      <Field
        label={t`Button text`}
        id={offerFieldId("button")}
        error={errors.button}
        hint={t`Opens the list.`}
      >
        {(input) => (
          <>
            <input
              {...input}
              dir="auto"
              autoComplete="off"
              value={button}
              onChange={(event) => onChange({ button: event.target.value })}
            />
            <Counter text={button} max={limits.buttonTitleCharacters} />
          </>
        )}
      </Field>
      {rows.map((row, index) => (
        <RowFields
          key={row.key}
          row={row}
          index={index}
          errors={errors}
          onChange={(part) => onChange({ rows: rows.with(index, { ...row, ...part }) })}
          onRemove={rows.length > 1 ? () => onChange({ rows: rows.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {rows.length < limits.maxListRows && (
        <p>
          <Button
            size="row"
            icon={<Icon of={IconPlus} size={16} />}
            onClick={() => onChange({ rows: [...rows, newRow()] })}
          >
            <Trans>Add choice</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

type RowFieldsProps = {
  row: RowDraft;
  index: number;
  errors: OfferFieldsProps["errors"];
  onChange: (part: Partial<RowDraft>) => void;
  onRemove: (() => void) | undefined;
};

function RowFields({ row, index, errors, onChange, onRemove }: RowFieldsProps) {
  const { t } = useLingui();
  const number = index + 1;
  const max = { title: limits.listTitleCharacters, description: limits.listDescriptionCharacters };
  const labels = { title: t`Choice ${number}`, description: t`Description` };
  return (
    <fieldset className={styles.row}>
      <legend className="unseen">{labels.title}</legend>
      {(["title", "description"] as const).map((part) => (
        <Field
          key={part}
          label={labels[part]}
          id={offerFieldId(`rows.${index}.${part}`)}
          error={errors[`rows.${index}.${part}`]}
          {...(part === "description" && { aside: t`(optional)` })}
        >
          {(input) => (
            <>
              <input
                {...input}
                dir="auto"
                autoComplete="off"
                value={row[part]}
                onChange={(event) => onChange({ [part]: event.target.value })}
              />
              <Counter text={row[part]} max={max[part]} />
            </>
          )}
        </Field>
      ))}
      {onRemove && (
        <p>
          <Button size="row" kind="ghost" aria-label={t`Remove choice ${number}`} onClick={onRemove}>
            <Trans>Remove choice</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  );
}
