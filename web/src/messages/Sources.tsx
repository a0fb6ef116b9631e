import type { Source } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBook2, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import styles from "./Sources.module.css";

/** Which entries an answer came from, one line each; opened, the venue's own words. */
export function Sources({ sources }: { sources: Source[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <SourceLine key={source.entry_id} source={source} />
      ))}
    </ul>
  );
}

function SourceLine({ source }: { source: Source }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const quoteId = useId();
  const sections: Record<Source["section"], string> = {
    profile: t`Profile`,
    policy: t`Policy`,
    amenities: t`Amenities`,
    faq: t`FAQ`,
    upsells: t`Upsells`,
  };
  return (
    <li className={styles.source} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <button type="button" aria-expanded={isOpen} aria-controls={quoteId} onClick={() => setOpen(!isOpen)}>
          <Icon of={IconBook2} size={16} />
          <span className="unseen">
            <Trans>Source:</Trans>{" "}
          </span>
          <span className="oneline">
            <bdi>{source.title}</bdi> · {sections[source.section]} · v{source.version}
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
