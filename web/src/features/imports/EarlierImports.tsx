import type { KnowledgeImport } from "@bellhop/contract/imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconFileText, IconFileUpload, IconWorld, type TablerIcon } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { HistoryItem, HistoryList } from "../../core/pages/HistoryList.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useImports } from "./import-queries.ts";

const icons: Record<KnowledgeImport["kind"], TablerIcon> = {
  page: IconWorld,
  file: IconFileUpload,
  text: IconFileText,
};

export function EarlierImports() {
  const { t } = useLingui();
  const imports = useImports();
  if (imports.error && !imports.data)
    return (
      <Failure
        failure={imports.error}
        title={t`Earlier imports could not be loaded`}
        onRetry={() => void imports.refetch()}
      />
    );
  if (!imports.data) return null;
  const { items } = imports.data;
  if (items.length === 0)
    return <Section title={t`Earlier imports`} about={t`Your imports will show here.`} />;
  return (
    <Section title={t`Earlier imports`}>
      <HistoryList>
        {items.map((one) => (
          <Row key={one.import_id} one={one} />
        ))}
      </HistoryList>
    </Section>
  );
}

function Row({ one }: { one: KnowledgeImport }) {
  const { dayMonth, time } = useFormats();
  const by = one.asked_by;
  const when = `${dayMonth(one.asked_at)}, ${time(one.asked_at)}`;
  return (
    <HistoryItem
      link={{ to: "/builder/import", search: { import: one.import_id } }}
      icon={icons[one.kind]}
      title={one.source}
      lines={[
        <Trans key="by">
          <bdi>{by}</bdi>, {when}
        </Trans>,
      ]}
      state={<ImportStatus one={one} />}
    />
  );
}

export function ImportStatus({ one }: { one: KnowledgeImport }) {
  if (one.state === "reading")
    return (
      <Chip tone="info">
        <Trans>Reading…</Trans>
      </Chip>
    );
  if (one.state === "refused")
    return (
      <Chip tone="urgent">
        <Trans>Failed</Trans>
      </Chip>
    );
  if (one.open > 0) {
    const open = one.open;
    return (
      <Chip tone="waiting">
        <Trans>{open} to review</Trans>
      </Chip>
    );
  }
  if (one.taken + one.dismissed === 0)
    return (
      <Chip>
        <Trans>Nothing found</Trans>
      </Chip>
    );
  return (
    <Chip tone="ok">
      <Trans>Reviewed</Trans>
    </Chip>
  );
}
