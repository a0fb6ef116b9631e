import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Counter } from "../../../../core/forms/Counter.tsx";
import { Field } from "../../../../ui/Field.tsx";
import type { EntryOnScreen, EntryPatch } from "../../store/entry-fields.ts";
import { LanguageTabs } from "../LanguageTabs.tsx";
import styles from "./EntryWords.module.css";

type Part = "title" | "text" | "place";

type EntryWordsProps = {
  entry: Pick<EntryOnScreen, "texts"> | undefined;
  languages: readonly string[];
  /** Chosen for the whole form; otherwise each entry has tabs. */
  language?: string | undefined;
  parts: readonly Part[];
  /** The label of the text field. */
  textLabel: string;
  hasHiddenLabel?: boolean | undefined;
  textHint?: string | undefined;
  /** The default name. */
  usualTitle?: string | undefined;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  idPrefix: string;
  onChange: (patch: EntryPatch) => void;
};

const max: Record<Part, number> = {
  title: limits.entryTitleCharacters,
  text: limits.entryTextCharacters,
  place: limits.entryPlaceCharacters,
};

export function EntryWords(props: EntryWordsProps) {
  const { entry, languages, parts, textLabel, textHint, errorOf, isReadOnly, idPrefix, onChange } = props;
  const { t } = useLingui();
  const panelId = useId();
  const [chosen, setChosen] = useState<string>();
  const texts = entry?.texts ?? {};
  const all = [...languages, ...Object.keys(texts).filter((one) => !languages.includes(one))];
  const own = chosen && all.includes(chosen) ? chosen : all[0];
  const language = props.language ?? own;
  const hasTabs = all.length > 1 && props.language === undefined;
  if (language === undefined) return null;
  const text = texts[language];
  const written = new Set(all.filter((one) => parts.some((part) => (texts[one]?.[part] ?? "") !== "")));
  const isWrongIn = (one: string) => parts.some((part) => errorOf(`texts.${one}.${part}`));
  const labels: Record<Part, string> = { title: t`Name`, text: textLabel, place: t`Location` };
  const set = (part: Part, words: string) =>
    onChange({ texts: { [language]: { [part]: words } as Partial<EntryText> } });
  return (
    <div className={styles.words}>
      {hasTabs && (
        <LanguageTabs
          languages={all}
          chosen={language}
          // If nothing is written at all, nothing counts as missing.
          written={written.size > 0 ? written : new Set(all)}
          wrong={new Set(all.filter(isWrongIn))}
          onChoose={setChosen}
          panelId={panelId}
        />
      )}
      <div
        id={panelId}
        className={styles.panel}
        {...(hasTabs ? { role: "tabpanel", "aria-label": language } : {})}
        lang={language}
      >
        {parts.map((part) => (
          <PartField
            key={part}
            part={part}
            id={`${idPrefix}texts.${part}`}
            label={labels[part]}
            hasHiddenLabel={props.hasHiddenLabel}
            value={text?.[part] ?? ""}
            error={errorOf(`texts.${language}.${part}`)}
            hint={part === "text" ? textHint : undefined}
            placeholder={part === "title" ? props.usualTitle : undefined}
            isReadOnly={isReadOnly}
            onChange={(words) => set(part, words)}
          />
        ))}
      </div>
    </div>
  );
}

type PartFieldProps = {
  part: Part;
  id: string;
  label: string;
  hasHiddenLabel: boolean | undefined;
  value: string;
  error: string | undefined;
  hint: string | undefined;
  placeholder: string | undefined;
  isReadOnly: boolean;
  onChange: (words: string) => void;
};

function PartField(props: PartFieldProps) {
  const { part, id, label, hasHiddenLabel, value, error, hint, placeholder, isReadOnly, onChange } = props;
  const shown = { dir: "auto", readOnly: isReadOnly, value: value } as const;
  return (
    <Field
      id={id}
      label={
        <span className={styles.label}>
          <span className={hasHiddenLabel ? "unseen" : undefined}>{label}</span>{" "}
          <Counter text={value} max={max[part]} />
        </span>
      }
      error={error}
      hint={hint}
    >
      {(input) =>
        part === "text" ? (
          <textarea {...input} {...shown} rows={2} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...input}
            {...shown}
            autoComplete="off"
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
