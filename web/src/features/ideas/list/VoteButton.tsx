import { activeStatuses } from "@bellhop/contract/idea-lists";
import type { Idea } from "@bellhop/contract/ideas";
import { Plural, Trans } from "@lingui/react/macro";
import { IconCaretUp, IconCaretUpFilled } from "@tabler/icons-react";
import { useFormats } from "../../../core/language/formats.ts";
import { useVote } from "../store/use-vote.ts";
import styles from "./VoteButton.module.css";

/** Pressed if the member has voted. Shipped and declined ideas only show their votes. */
export function VoteButton({ idea }: { idea: Idea }) {
  const { number } = useFormats();
  const vote = useVote();
  const { votes, has_voted, status, title } = idea;
  const isActive = (activeStatuses as readonly string[]).includes(status);
  const Arrow = has_voted ? IconCaretUpFilled : IconCaretUp;
  const shown = (
    <>
      <Arrow size={16} stroke={1.8} aria-hidden="true" />
      <span className={`${styles.count} figures`} aria-hidden="true">
        {number(votes)}
      </span>
    </>
  );
  if (!isActive)
    return (
      <span className={styles.vote} data-voted={has_voted} data-closed>
        {shown}
        <span className="unseen">
          <Plural value={votes} one="# vote" other="# votes" />
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles.vote}
      data-voted={has_voted}
      aria-pressed={has_voted}
      onClick={() => vote(idea, !has_voted)}
    >
      {shown}
      <span className="unseen">
        <Plural value={votes} one="# vote" other="# votes" />
        {": "}
        <Trans>
          vote for <bdi>{title}</bdi>
        </Trans>
      </span>
    </button>
  );
}
