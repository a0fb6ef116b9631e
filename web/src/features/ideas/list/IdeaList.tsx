import { Trans, useLingui } from "@lingui/react/macro";
import { IconBulb, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type IdeasSearch, readIdeasSearch } from "../ideas-search.ts";
import { useIdeas } from "../store/idea-queries.ts";
import { IdeaRow } from "./IdeaRow.tsx";
import styles from "./Ideas.module.css";

export function IdeaList({ search, onSuggest }: { search: IdeasSearch; onSuggest: () => void }) {
  const { t } = useLingui();
  const { sort, status, q } = search;
  const list = useIdeas({ ...(sort && { sort }), ...(status && { status }), ...(q && { q }) });
  if (!list.data) {
    if (!list.error) return <Loading />;
    return (
      <Failure
        failure={list.error}
        title={t`The ideas could not be loaded`}
        onRetry={() => void list.refetch()}
      />
    );
  }
  // An idea whose votes changed meanwhile may be on two pages.
  const ideas = new Map(list.data.pages.flatMap(({ items }) => items.map((one) => [one.idea_id, one])));
  if (ideas.size === 0) return <None isFiltered={Boolean(status || q)} onSuggest={onSuggest} />;
  return (
    <>
      <ul className={styles.list} aria-busy={list.isPlaceholderData}>
        {[...ideas.values()].map((idea) => (
          <li key={idea.idea_id}>
            <IdeaRow idea={idea} search={search} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function None({ isFiltered, onSuggest }: { isFiltered: boolean; onSuggest: () => void }) {
  const { t } = useLingui();
  if (isFiltered)
    return (
      <Notice
        icon={<IconSearch size={24} stroke={1.35} />}
        title={t`No ideas match.`}
        action={
          <Link to="/upvote-features" search={readIdeasSearch({})} className={buttonLook()}>
            <Trans>Clear filters</Trans>
          </Link>
        }
      />
    );
  return (
    <Notice
      icon={<IconBulb size={24} stroke={1.35} />}
      title={t`What would make Bellhop better for you?`}
      action={
        <Button onClick={onSuggest}>
          <Trans>Suggest an idea</Trans>
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      {[220, 300, 180, 260].map((width) => (
        <div key={width} className={styles.loading}>
          <Skeleton width={48} height={52} />
          <div className={styles.lines}>
            <Skeleton width={width} />
            <Skeleton width={width - 60} />
          </div>
        </div>
      ))}
    </div>
  );
}
