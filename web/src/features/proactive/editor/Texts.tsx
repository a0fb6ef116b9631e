import type { ProactiveText } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import type { ShownRule } from "../drafts.ts";
import { FieldText, type FieldTextHandle } from "../text/FieldText.tsx";
import { Fallbacks, TextFoot } from "../text/TextFoot.tsx";
import { likelyField, unknownFieldsOf, writtenField } from "../text/text-parts.ts";
import { useFieldNames } from "../words/field-words.ts";
import styles from "./Editor.module.css";
import { TemplateTrouble } from "./TemplateTrouble.tsx";
import { TranslateButton, TranslationResult, useTranslation } from "./TranslateTexts.tsx";

type TextsProps = {
  rule: ShownRule;
  /** The languages of the hotel. */
  languages: readonly string[];
  language: string;
  isReadOnly: boolean;
  onLanguage: (language: string) => void;
  onChange: (texts: ProactiveText[]) => void;
};

/** The text in each language. */
export function Texts({ rule, languages, language, isReadOnly, onLanguage, onChange }: TextsProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const fieldNames = useFieldNames();
  const id = useId();
  const box = useRef<FieldTextHandle>(null);
  const { texts } = rule;
  const text = texts.find((one) => one.language === language);
  const missing = languages.filter((code) => !texts.some((one) => one.language === code));
  const translation = useTranslation({ texts, source: text, missing, onChange });
  const change = (part: Partial<ProactiveText>) =>
    onChange(texts.map((one) => (one.language === language ? { ...one, ...part } : one)));
  const unknown = text ? unknownFieldsOf(text.text)[0] : undefined;
  const likely = unknown === undefined ? undefined : likelyField(unknown);
  const add = (code: string) => {
    onChange([...texts, { language: code, text: "", fallbacks: {}, needs_check: false }]);
    onLanguage(code);
  };
  return (
    <div className={styles.texts}>
      <div className={styles.languages}>
        <div
          role="tablist"
          aria-label={t`Languages of the text`}
          className={styles.languageTabs}
          onKeyDown={(press) => {
            const isRtl = document.documentElement.dir === "rtl";
            const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
            const step = steps[press.key];
            const at = texts.findIndex((one) => one.language === language);
            const next = step && texts.at((at + step) % texts.length);
            if (!next) return;
            press.preventDefault();
            onLanguage(next.language);
            document.getElementById(`${id}-${next.language}`)?.focus();
          }}
        >
          {texts.map((one) => (
            <button
              key={one.language}
              type="button"
              role="tab"
              id={`${id}-${one.language}`}
              aria-selected={one.language === language}
              aria-controls={`${id}-panel`}
              tabIndex={one.language === language ? 0 : -1}
              className={styles.languageTab}
              onClick={() => onLanguage(one.language)}
            >
              {languageName(one.language)}
              {one.needs_check && (
                <Chip tone="waiting">
                  <Trans>Check</Trans>
                </Chip>
              )}
            </button>
          ))}
        </div>
        {!isReadOnly && missing.length > 0 && (
          <Menu
            label={t`Add language`}
            widthPx={200}
            trigger={
              <button type="button" className={styles.addLanguage} aria-label={t`Add language`}>
                <Icon of={IconPlus} size={16} />
                <span>
                  <Trans>Add language</Trans>
                </span>
              </button>
            }
          >
            {missing.map((code) => (
              <MenuItem key={code} onChoose={() => add(code)}>
                {languageName(code)}
              </MenuItem>
            ))}
          </Menu>
        )}
        {!isReadOnly && <TranslateButton translation={translation} count={missing.length} />}
        {!isReadOnly && texts.length > 1 && (
          <IconButton
            label={t`Remove this text: ${isolated(languageName(language))}`}
            className={styles.removeLanguage}
            onClick={() => onChange(texts.filter((one) => one.language !== language))}
          >
            <Icon of={IconTrash} size={16} />
          </IconButton>
        )}
      </div>
      {!isReadOnly && <TranslationResult translation={translation} />}
      <TemplateTrouble rule={rule} language={language} />
      {text && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${language}`} className={styles.text}>
          {text.needs_check && (
            <div className={styles.notice} data-tone="waiting">
              <p>
                <Trans>Translated by a machine. No guest gets it until someone has read it.</Trans>
              </p>
              {!isReadOnly && (
                <span className={styles.noticeActions}>
                  <Button size="row" onClick={() => change({ needs_check: false })}>
                    <Trans>Mark as checked</Trans>
                  </Button>
                </span>
              )}
            </div>
          )}
          {unknown !== undefined && (
            <div className={styles.notice} data-tone="urgent" role="status">
              <p>
                <strong>
                  <Trans>“{unknown}” isn't a field.</Trans>
                </strong>{" "}
                {likely && (
                  <Trans>
                    Use <b>{fieldNames[likely]}</b>.
                  </Trans>
                )}
              </p>
              {likely && !isReadOnly && (
                <span className={styles.noticeActions}>
                  <Button
                    size="row"
                    onClick={() =>
                      change({ text: text.text.replaceAll(writtenField(unknown), writtenField(likely)) })
                    }
                  >
                    <Trans>Replace</Trans>
                  </Button>
                </span>
              )}
            </div>
          )}
          <FieldText
            key={language}
            ref={box}
            text={text.text}
            language={language}
            isReadOnly={isReadOnly}
            isInvalid={unknown !== undefined}
            describedBy={`${id}-length`}
            onChange={(next) => change({ text: next })}
          />
          <TextFoot
            id={`${id}-length`}
            text={text.text}
            isReadOnly={isReadOnly}
            onInsert={(field) => box.current?.insert(field)}
          />
          <Fallbacks
            text={text.text}
            language={language}
            fallbacks={text.fallbacks}
            isReadOnly={isReadOnly}
            onChange={(fallbacks) => change({ fallbacks })}
          />
        </div>
      )}
    </div>
  );
}
