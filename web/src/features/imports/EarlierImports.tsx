import type { KnowledgeImport } from "@bellhop/contract/imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconFileText, IconFileUpload, IconWorld, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./EarlierImports.module.css";
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
      <ul className={styles.list}>
        {items.map((one) => (
          <li key={one.import_id}>
            <Row one={one} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ one }: { one: KnowledgeImport }) {
  const { dayMonth, time } = useFormats();
  const by = one.asked_by;
  const when = `${dayMonth(one.asked_at)}, ${time(one.asked_at)}`;
  return (
    <Link to="/builder/import" search={{ import: one.import_id }} className={styles.row}>
      <span className={styles.icon}>
        <Icon of={icons[one.kind]} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.source}>{one.source}</bdi>
        <span className={styles.dim}>
          <Trans>
            <bdi>{by}</bdi>, {when}
          </Trans>
        </span>
      </span>
      <ImportStatus one={one} />
    </Link>
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
