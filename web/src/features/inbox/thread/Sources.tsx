import type { Source } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import { SourceLine, SourceList } from "./SourceLine.tsx";

export function Sources({ sources }: { sources: Source[] }) {
  const { t } = useLingui();
  const sections: Record<Source["section"], string> = {
    profile: t`Hotel profile`,
    policy: t`Guest policy`,
    amenities: t`Amenities`,
    faq: t`FAQ`,
    upsells: t`Upsells`,
  };
  return (
    <SourceList>
      {sources.map((source) => (
        <SourceLine
          key={source.entry_id}
          source={source}
          section={sections[source.section]}
          version={`v${source.version}`}
        />
      ))}
    </SourceList>
  );
}
