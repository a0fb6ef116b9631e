import { useLingui } from "@lingui/react/macro";
import { useId, useMemo } from "react";
import { Chip } from "../../../ui/Chip.tsx";
import styles from "./LanguageTabs.module.css";

type LanguageTabsProps = {
  /** The venue's languages, main one first. */
  languages: readonly string[];
  chosen: string;
  /** Languages that have text. */
  written: ReadonlySet<string>;
  /** Languages with errors. */
  wrong?: ReadonlySet<string>;
  onChoose: (language: string) => void;
  /** The id of the tab panel. */
  panelId: string;
};

export function LanguageTabs({ languages, chosen, written, wrong, onChoose, panelId }: LanguageTabsProps) {
  const { t } = useLingui();
  const id = useId();
  const nameOf = useOwnNames();
  const go = (press: React.KeyboardEvent<HTMLDivElement>) => {
    const isRtl = getComputedStyle(press.currentTarget).direction === "rtl";
    const steps: Record<string, number> = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 };
    const step = steps[press.key];
    if (step === undefined) return;
    press.preventDefault();
    press.stopPropagation();
    const next = languages.at((languages.indexOf(chosen) + step) % languages.length) ?? chosen;
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={t`Languages`} className={styles.tabs} onKeyDown={go}>
      {languages.map((language) => (
        <button
          key={language}
          id={`${id}-${language}`}
          type="button"
          role="tab"
          aria-selected={language === chosen}
          aria-controls={language === chosen ? panelId : undefined}
          tabIndex={language === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(language)}
        >
          <span lang={language}>{nameOf(language)}</span>
          {wrong?.has(language) ? (
            <Chip tone="urgent">{t`Check`}</Chip>
          ) : (
            written.size > 0 && !written.has(language) && <Chip tone="info">{t`Not translated`}</Chip>
          )}
        </button>
      ))}
    </div>
  );
}

/** Each language's own name, such as "Français". */
function useOwnNames(): (language: string) => string {
  return useMemo(() => {
    const known = new Map<string, string>();
    return (language) => {
      const knownName = known.get(language);
      if (knownName) return knownName;
      const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
      const shown = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
      known.set(language, shown);
      return shown;
    };
  }, []);
}
