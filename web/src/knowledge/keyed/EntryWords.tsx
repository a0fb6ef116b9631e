import type { EntryText } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { Counter } from "../Counter.tsx";
import type { EntryOnScreen, EntryPatch } from "../entry-fields.ts";
import { LanguageTabs } from "../LanguageTabs.tsx";
import styles from "./EntryWords.module.css";

type Part = "title" | "text" | "place";

type EntryWordsProps = {
  entry: Pick<EntryOnScreen, "texts"> | undefined;
  languages: readonly string[];
  /** The one that is chosen for the whole form; else each entry has its tabs. */
  language?: string | undefined;
  parts: readonly Part[];
  /** What the words are called, and what helps to write them. */
  textLabel: string;
  hasHiddenLabel?: boolean | undefined;
  textHint?: string | undefined;
  /** What it is called where it has no other name. */
  usualTitle?: string | undefined;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  idPrefix: string;
  onChange: (patch: EntryPatch) => void;
};

const most: Record<Part, number> = {
  title: limits.entryTitleCharacters,
  text: limits.entryTextCharacters,
  place: limits.entryPlaceCharacters,
};

/** An entry's words, in one of the venue's languages at a time. */
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
  const labels: Record<Part, string> = { title: t`Name`, text: textLabel, place: t`Where it is` };
  const set = (part: Part, words: string) =>
    onChange({ texts: { [language]: { [part]: words } as Partial<EntryText> } });
  return (
    <div className={styles.words}>
      {hasTabs && (
        <LanguageTabs
          languages={all}
          chosen={language}
          // Where nothing is written at all, nothing is missing either.
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
        {parts.map((part) => {
          const words = text?.[part] ?? "";
          return (
            <Field
              key={part}
              id={`${idPrefix}texts.${part}`}
              label={
                <span className={styles.label}>
                  <span className={props.hasHiddenLabel ? "unseen" : undefined}>{labels[part]}</span>{" "}
                  <Counter text={words} most={most[part]} />
                </span>
              }
              error={errorOf(`texts.${language}.${part}`)}
              hint={part === "text" ? textHint : undefined}
            >
              {(input) =>
                part === "text" ? (
                  <textarea
                    {...input}
                    dir="auto"
                    rows={2}
                    readOnly={isReadOnly}
                    value={words}
                    onChange={(event) => set(part, event.target.value)}
                  />
                ) : (
                  <input
                    {...input}
                    dir="auto"
                    autoComplete="off"
                    readOnly={isReadOnly}
                    placeholder={part === "title" ? props.usualTitle : undefined}
                    value={words}
                    onChange={(event) => set(part, event.target.value)}
                  />
                )
              }
            </Field>
          );
        })}
      </div>
    </div>
  );
}
