import { catalogue, topicOf } from "@bellhop/contract/catalogue";
import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconFileImport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { useItemName } from "../catalogue/index.ts";
import { completeness, useUnpublishedSettings } from "../publishing/index.ts";
import styles from "./Rail.module.css";
import { type Step, steps } from "./steps.ts";

type RailProps = { overview: KnowledgeOverview; at: Step["at"] | undefined; isTabs: boolean };

export function Rail({ overview, at, isTabs }: RailProps) {
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  const all = completeness(overview);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a row of tabs the present one comes into sight.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [at, isTabs]);
  return (
    <nav ref={nav} className={isTabs ? styles.tabs : styles.rail} aria-label={t`Sections`}>
      {isTabs && (
        <h1 className="unseen">
          <Trans>Builder</Trans>
        </h1>
      )}
      {!isTabs && (
        <header className={styles.head}>
          <h1>
            <Trans>Builder</Trans>
          </h1>
        </header>
      )}
      {!isTabs && all.of > 0 && (
        <p className={styles.all}>
          <ProgressRing percent={(100 * all.filled) / all.of} size={18} />
          <StillEmpty overview={overview} />
        </p>
      )}
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.at}>
            <StepLink step={step} overview={overview} isCurrent={step.at === at} />
          </li>
        ))}
        {isTabs && (
          <li>
            <ImportLink />
          </li>
        )}
      </ul>
      {!isTabs && (
        <footer className={styles.foot}>
          <ImportLink />
        </footer>
      )}
    </nav>
  );
}

function ImportLink() {
  return (
    <Link to="/builder/import" className={styles.import}>
      <Icon of={IconFileImport} />
      <Trans>Import a page, file or text</Trans>
    </Link>
  );
}

type StepLinkProps = { step: Step; overview: KnowledgeOverview; isCurrent: boolean };

function StepLink({ step, overview, isCurrent }: StepLinkProps) {
  const { i18n } = useLingui();
  const section = overview.sections.find((one) => one.section === step.at);
  return (
    <Link
      to="/builder"
      search={{ section: step.at }}
      className={styles.step}
      aria-current={isCurrent ? "page" : undefined}
    >
      <Icon of={step.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{i18n._(step.name)}</span>
        <span className={styles.count}>
          <bdi>{section ? <Count section={section} /> : <VoiceState />}</bdi>
        </span>
      </span>
      {section && section.section !== "faq" && section.section !== "upsells" && (
        <span
          className={styles.complete}
          data-whole={section.completeness.filled === section.completeness.of || undefined}
        >
          <HowComplete {...section.completeness} />
        </span>
      )}
    </Link>
  );
}

function VoiceState() {
  const settings = useUnpublishedSettings();
  if (settings === 0) return <Trans>Name, greeting</Trans>;
  return <Plural value={settings} one="# unpublished setting" other="# unpublished settings" />;
}

type OverviewSection = KnowledgeOverview["sections"][number];

function Count({ section: { section, entries, completeness } }: { section: OverviewSection }) {
  // Questions may be answered in other sections, too.
  if (section === "faq" || section === "upsells")
    return entries === 0 ? (
      <Trans>No entries yet</Trans>
    ) : (
      <Plural value={entries} one="# entry" other="# entries" />
    );
  const empty = completeness.of - completeness.filled;
  if (empty === 0) return <Trans>Key topics filled</Trans>;
  return <Plural value={empty} one="# key topic empty" other="# key topics empty" />;
}

/** As many names as fit into two lines. */
const maxNamed = 3;

/** The key topics of the keyed sections that have no answer, by name. */
function StillEmpty({ overview }: { overview: KnowledgeOverview }) {
  const { i18n } = useLingui();
  const itemName = useItemName();
  const names = overview.sections.flatMap(({ section, completeness: { missing } }) =>
    section === "faq" || section === "upsells"
      ? []
      : missing.flatMap((topic) => {
          const item = catalogue.find((one) => one.section === section && topicOf(one.key) === topic);
          return item ? [itemName(item)] : [];
        }),
  );
  if (names.length === 0) return <Trans>All key topics filled</Trans>;
  const shown = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(names.slice(0, maxNamed));
  const more = names.length - maxNamed;
  return (
    <span>
      {more > 0 ? (
        <Trans>
          Still empty: {shown} and {more} more
        </Trans>
      ) : (
        <Trans>Still empty: {shown}</Trans>
      )}
    </span>
  );
}

function HowComplete({ filled, of }: { filled: number; of: number }) {
  if (of === 0) return null;
  if (filled < of) return <ProgressRing percent={(100 * filled) / of} size={18} />;
  return <Icon of={IconCircleCheck} size={18} />;
}
