import type { TriedAnswer } from "@bellhop/contract/concierge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBook2, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { sectionName } from "../builder/sections.ts";
import styles from "../messages/Sources.module.css";
import { Icon } from "../ui/Icon.tsx";

type TriedSource = TriedAnswer["sources"][number];

/** Which entries an answer came from, one line each; opened, the words, and the way to the entry. */
export function TrySources({ sources }: { sources: TriedSource[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <TrySource key={source.entry_id} source={source} />
      ))}
    </ul>
  );
}

function TrySource({ source }: { source: TriedSource }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const quoteId = useId();
  const version = source.version === null ? t`draft` : `v${source.version}`;
  return (
    <li data-open={isOpen || undefined}>
      <div className={styles.line}>
        <button type="button" aria-expanded={isOpen} aria-controls={quoteId} onClick={() => setOpen(!isOpen)}>
          <Icon of={IconBook2} size={16} />
          <span className="unseen">
            <Trans>Source:</Trans>{" "}
          </span>
          <span className="oneline">
            <bdi>{source.title}</bdi> · {i18n._(sectionName(source.section))} · {version}
          </span>
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
        </button>
        {isOpen && (
          <Link to="/builder" search={{ section: source.section, entry: source.entry_id }}>
            <Trans>Open entry</Trans>
          </Link>
        )}
      </div>
      {isOpen && (
        <p id={quoteId} className={styles.quote} dir="auto">
          “{source.quote}”
        </p>
      )}
    </li>
  );
}
