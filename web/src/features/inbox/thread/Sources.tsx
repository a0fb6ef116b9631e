import type { Source } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { SourceLine, SourceList } from "./SourceLine.tsx";
import { useSectionNames } from "./section-names.ts";

export function Sources({ sources }: { sources: Source[] }) {
  const { t } = useLingui();
  const sections = useSectionNames();
  return (
    <SourceList>
      {sources.map((source) => (
        <SourceLine
          key={source.entry_id}
          source={source}
          section={sections[source.section]}
          version={t`version ${source.version}`}
        />
      ))}
    </SourceList>
  );
}
