import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconFileImport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
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
          <KeyTopics {...all} />
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
      {section && (
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

function Count({ section: { entries, completeness } }: { section: OverviewSection }) {
  if (completeness.of === 0) return <Plural value={entries} one="# entry" other="# entries" />;
  return <KeyTopics {...completeness} />;
}

type KeyTopicsProps = { filled: number; of: number };

/** The same words wherever completeness is shown. */
function KeyTopics({ filled, of }: KeyTopicsProps) {
  return (
    <Trans>
      Key topics {filled} of {of}
    </Trans>
  );
}

function HowComplete({ filled, of }: KeyTopicsProps) {
  if (of === 0) return null;
  if (filled < of) return <ProgressRing percent={(100 * filled) / of} size={18} />;
  return <Icon of={IconCircleCheck} size={18} />;
}
