import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconFileImport } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import { completeness, useUnpublishedSettings } from "../publishing/index.ts";
import styles from "./Rail.module.css";
import { type Step, steps } from "./steps.ts";

type RailProps = { overview: KnowledgeOverview; at: Step["at"] | undefined; isTabs: boolean };

export function Rail({ overview, at, isTabs }: RailProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
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
          <span className={styles.all}>
            <ProgressRing percent={all} size={24} />
            <bdi>{percent(all / 100)}</bdi>
            <span className="unseen">
              <Trans>of what guests ask most</Trans>
            </span>
          </span>
        </header>
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
          <p>
            <Trans>Faster than typing</Trans>
          </p>
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
      <Trans>Import page, PDF or text</Trans>
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
      {section && <HowComplete {...section.completeness} />}
    </Link>
  );
}

function VoiceState() {
  const settings = useUnpublishedSettings();
  if (settings === 0) return <Trans>Name, greeting</Trans>;
  return <Plural value={settings} one="# setting not published" other="# settings not published" />;
}

type OverviewSection = KnowledgeOverview["sections"][number];

function Count({ section }: { section: OverviewSection }) {
  const { filled, of } = section.completeness;
  const isList = section.section === "faq" || section.section === "upsells";
  if (isList || of === 0) return <Plural value={section.entries} one="# entry" other="# entries" />;
  return (
    <Trans>
      {filled} of {of} most asked
    </Trans>
  );
}

function HowComplete({ filled, of }: { filled: number; of: number }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  if (of === 0) return null;
  if (filled < of)
    return <bdi className={styles.percent}>{percent(Math.floor((100 * filled) / of) / 100)}</bdi>;
  return (
    <span className={styles.whole} role="img" aria-label={t`All that guests ask most`}>
      <Icon of={IconCircleCheck} />
    </span>
  );
}
