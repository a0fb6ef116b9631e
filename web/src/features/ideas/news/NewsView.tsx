import type { NewsRelease, ShippedIdea } from "@bellhop/contract/ideas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconSpeakerphone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { readIdeasSearch } from "../ideas-search.ts";
import { useMarkSeen } from "../store/idea-changes.ts";
import { useHasNewChanges, useNews } from "../store/idea-queries.ts";
import styles from "./News.module.css";

/** The language that the changelog is written in. */
const changelogLanguage = "en";

export function NewsView() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useNews();
  const markSeen = useMarkSeen();
  const hasNew = useHasNewChanges();
  useEffect(() => {
    if (hasNew) markSeen("changes");
  }, [hasNew, markSeen]);
  if (!data) {
    if (!error) return <Loading />;
    return <Failure failure={error} title={t`The news could not be loaded`} onRetry={() => void refetch()} />;
  }
  const { shipped, releases } = data;
  if (shipped.length === 0 && releases.length === 0)
    return <Notice icon={<IconSpeakerphone size={24} stroke={1.35} />} title={t`Nothing new yet.`} />;
  return (
    <div className={styles.news}>
      {shipped.length > 0 && <Shipped ideas={shipped} />}
      {releases.length > 0 && i18n.locale !== changelogLanguage && (
        <p className={styles.meta}>
          <Trans>This list is only in English.</Trans>
        </p>
      )}
      {releases.map((release) => (
        <Release key={release.name} release={release} />
      ))}
    </div>
  );
}

function Shipped({ ideas }: { ideas: ShippedIdea[] }) {
  const { dayMonth, number } = useFormats();
  return (
    <section className={styles.shipped}>
      <h2>
        <Trans>You asked, we built it</Trans>
      </h2>
      <ul>
        {ideas.map(({ idea_id, title, votes, shipped_at, has_voted }) => (
          <li key={idea_id} className={styles.built}>
            <Icon of={IconCircleCheck} size={16} />
            <div>
              <Link
                to="/upvote-features"
                search={readIdeasSearch({ view: "news", idea: idea_id })}
                resetScroll={false}
                activeProps={{}}
              >
                <bdi>{title}</bdi>
              </Link>
              <p className={styles.meta}>
                <time dateTime={shipped_at}>{dayMonth(shipped_at)}</time> · {number(votes)}{" "}
                <Plural value={votes} one="vote" other="votes" />
                {has_voted && (
                  <>
                    {" · "}
                    <Trans>You voted for it</Trans>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Release({ release: { name, sections } }: { release: NewsRelease }) {
  return (
    <section className={styles.release}>
      <h2>
        <Trans>
          Version <bdi>{name}</bdi>
        </Trans>
      </h2>
      {sections.map(({ title, items }) => (
        <div key={title} className={styles.section}>
          <h3 lang="en" dir="ltr">
            {title}
          </h3>
          <ul lang="en" dir="ltr">
            {items.map(({ text, is_new }) => (
              <li key={text} data-new={is_new || undefined}>
                <Line text={text} />
                {is_new && (
                  <>
                    {" "}
                    <New />
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Names for programs are in backquotes. */
function Line({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
  return text.split("`").map((part, nth) => (nth % 2 === 1 ? <code key={nth}>{part}</code> : part));
}

function New() {
  const { t, i18n } = useLingui();
  return (
    <span lang={i18n.locale}>
      <Chip tone="accent">{t`New`}</Chip>
    </span>
  );
}

function Loading() {
  return (
    <div className={styles.news} aria-busy="true">
      <Skeleton width={180} height={20} />
      {[320, 260, 380, 300].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
