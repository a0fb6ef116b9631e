import type { TriedAnswer } from "@bellhop/contract/concierge";
import { useLingui } from "@lingui/react/macro";
import { sectionName } from "../catalogue/index.ts";
import { SourceLine, SourceList } from "../inbox/index.ts";

export function TrySources({ sources }: { sources: TriedAnswer["sources"] }) {
  const { t, i18n } = useLingui();
  return (
    <SourceList>
      {sources.map((source) => (
        <SourceLine
          key={source.entry_id}
          source={source}
          section={i18n._(sectionName(source.section))}
          version={source.version === null ? t`draft` : t`version ${source.version}`}
        />
      ))}
    </SourceList>
  );
}
