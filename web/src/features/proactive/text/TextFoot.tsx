import { type ProactiveField, proactiveFields, proactiveLimits } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBraces } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { lengthOf } from "../../../ui/stored-text.ts";
import { useFieldNames } from "../words/field-words.ts";
import styles from "./TextFoot.module.css";
import { fieldsOf } from "./text-parts.ts";

type TextFootProps = {
  id: string;
  text: string;
  isReadOnly: boolean;
  onInsert: (field: ProactiveField) => void;
};

/** Below a text: the fields to insert, and how long it is. */
export function TextFoot({ id, text, isReadOnly, onInsert }: TextFootProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const { number } = useFormats();
  const length = lengthOf(text);
  return (
    <div className={styles.foot}>
      {!isReadOnly && (
        <Menu
          label={t`Insert field`}
          widthPx={220}
          trigger={
            <button type="button" className={styles.insert}>
              <Icon of={IconBraces} size={16} />
              <Trans>Insert field</Trans>
            </button>
          }
        >
          {proactiveFields.map((field) => (
            <MenuItem key={field} onChoose={() => onInsert(field)}>
              {names[field]}
            </MenuItem>
          ))}
        </Menu>
      )}
      <span id={id} className={styles.length} data-over={length > proactiveLimits.text || undefined}>
        <Trans>
          {number(length)} of {number(proactiveLimits.text)}
        </Trans>
      </span>
    </div>
  );
}

/** Fields that have a value for each guest who gets the message. */
const alwaysKnown: readonly ProactiveField[] = [
  "hotel",
  // Without one, the message waits: nothing may stand in its place.
  "door_code",
  "arrival_day",
  "departure_day",
  "nights",
  "reservation_number",
];

type FallbacksProps = {
  text: string;
  language: string;
  fallbacks: Partial<Record<ProactiveField, string>>;
  isReadOnly: boolean;
  onChange: (fallbacks: Partial<Record<ProactiveField, string>>) => void;
};

/** What is written where a guest has no value. */
export function Fallbacks({ text, language, fallbacks, isReadOnly, onChange }: FallbacksProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const fields = fieldsOf(text).filter((field) => !alwaysKnown.includes(field));
  if (fields.length === 0) return null;
  return (
    <div className={styles.fallbacks}>
      {fields.map((field) => (
        <label key={field}>
          <span>
            <Trans>No {names[field]}? We write</Trans>
          </span>
          <input
            value={fallbacks[field] ?? ""}
            lang={language}
            dir="auto"
            readOnly={isReadOnly}
            maxLength={proactiveLimits.fallback}
            placeholder={t`nothing: held back`}
            autoComplete="off"
            onChange={({ target }) => {
              const { [field]: _, ...others } = fallbacks;
              onChange(target.value === "" ? others : { ...others, [field]: target.value });
            }}
          />
        </label>
      ))}
    </div>
  );
}
