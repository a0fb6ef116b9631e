import type { TemplateCategory } from "@bellhop/contract/templates";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import styles from "./TemplateDialog.module.css";
import type { TemplateFieldsProps } from "./TemplateTexts.tsx";

/** What the template is for. Meta checks it, and prices it. */
export function CategoryField({ draft, onChange }: TemplateFieldsProps) {
  const { t } = useLingui();
  const group = useId();
  const choices: { category: TemplateCategory; name: string; about: string }[] = [
    { category: "utility", name: t`Utility`, about: t`About a booking or a stay: dates, arrival, answers.` },
    { category: "marketing", name: t`Marketing`, about: t`Offers and feedback. The guest must have agreed.` },
  ];
  return (
    <fieldset className={styles.categories}>
      <legend>
        <Trans>Category</Trans>
      </legend>
      {choices.map(({ category, name, about }) => (
        <label key={category} className={styles.category}>
          <input
            type="radio"
            name={group}
            checked={draft.category === category}
            onChange={() => onChange({ category })}
          />
          <span>
            <strong>{name}</strong>
            <small>{about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
