import type { Source } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconBook2, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import styles from "./Sources.module.css";

/** Holds one `SourceLine` for each entry that an answer came from. */
export const SourceList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.sources}>{children}</ul>
);

type SourceLineProps = {
  source: Omit<Source, "version">;
  /** The section's label. */
  section: string;
  version: string;
};

export function SourceLine({ source, section, version }: SourceLineProps) {
  const [isOpen, setOpen] = useState(false);
  const quoteId = useId();
  const quoted = useQuoted();
  return (
    <li className={styles.source} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <button type="button" aria-expanded={isOpen} aria-controls={quoteId} onClick={() => setOpen(!isOpen)}>
          <Icon of={IconBook2} size={16} />
          <span className="unseen">
            <Trans>Source:</Trans>{" "}
          </span>
          <span className="oneline">
            <bdi>{source.title}</bdi> · {section} · {version}
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
        <div id={quoteId}>
          <p className={styles.quote} dir="auto">
            {quoted(source.quote)}
          </p>
          {typeof source.original === "string" && (
            <Original of={source.original} isGenerated={source.generated} />
          )}
        </div>
      )}
    </li>
  );
}

/** The hotel's own words behind a translated quote. */
function Original({ of, isGenerated }: { of: string; isGenerated: boolean }) {
  const quoted = useQuoted();
  return (
    <>
      <p className={styles.translated}>
        {isGenerated ? <Trans>Translated by machine from:</Trans> : <Trans>Translated from:</Trans>}
      </p>
      <p className={styles.quote} dir="auto">
        {quoted(of)}
      </p>
    </>
  );
}
