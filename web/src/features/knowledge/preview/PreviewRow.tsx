import { baseOf } from "@bellhop/contract/formats";
import type { PreviewedEntry } from "@bellhop/contract/info-data";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Fragment, useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { sectionName } from "../../catalogue/index.ts";
import { NotTranslated } from "../editor/NotTranslated.tsx";
import { useKnowledgeOverview } from "../store/use-section.ts";
import styles from "./KnowledgeScreen.module.css";
import { previewTitle } from "./preview-queries.ts";

type PreviewRowProps = { entry: PreviewedEntry; isLive: boolean; isOpen: boolean; onToggle: () => void };

export function PreviewRow({ entry, isLive, isOpen, onToggle }: PreviewRowProps) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const id = useId();
  const { languages, texts } = entry;
  const shown = isOpen ? languages : languages.slice(0, 1);
  const title = previewTitle(entry);
  const venueLanguages = useKnowledgeOverview().data?.languages ?? [];
  const missing = venueLanguages.filter((one) => !languages.some((own) => baseOf(own) === baseOf(one)));
  return (
    <article className={styles.row} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Link to="/builder" search={{ section: entry.section, entry: entry.entry_id }}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <span className={styles.section}>{i18n._(sectionName(entry.section))}</span>
        <NotTranslated languages={missing} />
        <Marks entry={entry} isLive={isLive} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Hide languages of ${title}` : t`Show all languages of ${title}`}
          onClick={onToggle}
        >
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
        </button>
      </header>
      {shown.map((language) => (
        <Fragment key={language}>
          {isOpen && <p className={styles.language}>{languageName(language)}</p>}
          <p className={styles.text} dir="auto" lang={language} data-open={isOpen || undefined}>
            {texts[language]?.question && <em>{texts[language].question} </em>}
            {texts[language]?.text}
          </p>
        </Fragment>
      ))}
      <p className={styles.meta}>
        {languages.length === 0 ? (
          <Trans>No text in your languages</Trans>
        ) : (
          <>
            <Plural value={languages.length} one="# language" other="# languages" />:{" "}
            {new Intl.ListFormat(i18n.locale, { type: "unit" }).format(languages.map(languageName))}
          </>
        )}
      </p>
    </article>
  );
}

function Marks({ entry, isLive }: { entry: PreviewedEntry; isLive: boolean }) {
  const { stayDay } = useFormats();
  const { scope, valid_from: from, valid_until: until, internal } = entry;
  return (
    <span className={styles.marks}>
      {internal && (
        <Chip>
          <Trans>Staff only</Trans>
        </Chip>
      )}
      {scope === "in_house" && (
        <Chip tone="info">
          <Trans>During stay</Trans>
        </Chip>
      )}
      {scope === "before_arrival" && (
        <Chip tone="info">
          <Trans>Before arrival</Trans>
        </Chip>
      )}
      {from && (
        <Chip>
          <Trans>from {stayDay(from)}</Trans>
        </Chip>
      )}
      {until && (
        <Chip>
          <Trans>until {stayDay(until)}</Trans>
        </Chip>
      )}
      {!isLive &&
        !internal &&
        (entry.is_live ? (
          <Chip tone="ok">
            <Trans>Live</Trans>
          </Chip>
        ) : (
          <Chip tone="waiting">
            <Trans>Not published</Trans>
          </Chip>
        ))}
    </span>
  );
}
