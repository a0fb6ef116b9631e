import { sections as knownSections } from "@bellhop/contract/knowledge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconBook2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { sections } from "../../catalogue/index.ts";
import { AssistantHead } from "./AssistantHead.tsx";
import styles from "./KnowledgeScreen.module.css";
import { MatchingEntries } from "./MatchingEntries.tsx";
import { PreviewList } from "./PreviewList.tsx";
import { type PreviewFilter, usePreviewEntries } from "./preview-queries.ts";

export function KnowledgeScreen() {
  const { t } = useLingui();
  const [filter, setFilter] = useState<PreviewFilter>({ of: "draft", search: "", section: undefined });
  const query = usePreviewEntries(filter);
  const first = query.data?.pages[0];
  const isAll = filter.search === "" && filter.section === undefined;
  return (
    <div className={styles.screen}>
      <AssistantHead />
      <MatchingEntries of={filter.of} />
      <Filters filter={filter} onChange={(more) => setFilter({ ...filter, ...more })} first={first} />
      {query.data ? (
        first?.total === 0 ? (
          <Notice
            icon={<Icon of={IconBook2} size={24} />}
            title={t`No entries`}
            action={isAll && <WhereToWrite />}
          >
            {isAll ? (
              <Trans>The assistant uses only what you write in Builder.</Trans>
            ) : (
              <Trans>No entry matches. Try another word.</Trans>
            )}
          </Notice>
        ) : (
          <PreviewList
            entries={query.data.pages.flatMap(({ items }) => items)}
            isLive={filter.of === "live"}
            loadMore={
              query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : null
            }
          />
        )
      ) : query.error ? (
        <Failure
          failure={query.error}
          title={t`Could not load the entries`}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton width={220} />
          <Skeleton width={320} />
          <Skeleton width={260} />
        </div>
      )}
    </div>
  );
}

function WhereToWrite() {
  const { whyNoWriting } = usePermissions();
  return (
    <>
      <Link to="/builder" className={buttonLook({ kind: "primary" })}>
        <Trans>Open Builder</Trans>
      </Link>
      {!whyNoWriting && (
        <Link to="/builder/import" search={{}} className={buttonLook()}>
          <Trans>Import a page, file or text</Trans>
        </Link>
      )}
    </>
  );
}

type FiltersProps = {
  filter: PreviewFilter;
  onChange: (more: Partial<PreviewFilter>) => void;
  first: { total: number; live_version: number | null } | undefined;
};

function Filters({ filter, onChange, first }: FiltersProps) {
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const live = first?.live_version ?? null;
  return (
    <div className={styles.filters}>
      <Segments
        label={t`Version`}
        segments={[
          { value: "draft", label: t`Draft` },
          { value: "live", label: live === null ? t`Live` : t`Live: version ${live}` },
        ]}
        value={filter.of}
        onChange={(of) => of !== null && onChange({ of })}
      />
      <input
        type="search"
        className={styles.search}
        aria-label={t`Search entries`}
        placeholder={t`Search entries`}
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <select
        aria-label={t`Section`}
        value={filter.section ?? ""}
        onChange={(event) =>
          onChange({
            section: knownSections.find((section) => section === event.currentTarget.value),
          })
        }
      >
        <option value="">{t`All sections`}</option>
        {sections.map(({ section, name }) => (
          <option key={section} value={section}>
            {i18n._(name)}
          </option>
        ))}
      </select>
      {first && (
        <p className={styles.total}>
          <Plural
            value={first.total}
            one={`${number(first.total)} entry`}
            other={`${number(first.total)} entries`}
          />
        </p>
      )}
    </div>
  );
}
