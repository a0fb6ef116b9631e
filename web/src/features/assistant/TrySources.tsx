import type { TriedAnswer } from "@bellhop/contract/concierge";
import { useLingui } from "@lingui/react/macro";
import { sectionName } from "../catalogue/sections.ts";
import { SourceLine } from "../inbox/thread/SourceLine.tsx";
import styles from "../inbox/thread/Sources.module.css";

/** Which entries a tried answer came from, one line each: of the draft, or of a version. */
export function TrySources({ sources }: { sources: TriedAnswer["sources"] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <SourceLine
          key={source.entry_id}
          source={source}
          section={i18n._(sectionName(source.section))}
          version={source.version === null ? t`draft` : `v${source.version}`}
        />
      ))}
    </ul>
  );
}
