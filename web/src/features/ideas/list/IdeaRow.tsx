import type { Idea } from "@bellhop/contract/ideas";
import { Plural } from "@lingui/react/macro";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type IdeasSearch, readIdeasSearch } from "../ideas-search.ts";
import { StatusChip, useAuthorNames } from "../status-looks.tsx";
import styles from "./Ideas.module.css";
import { VoteButton } from "./VoteButton.tsx";

export function IdeaRow({ idea, search }: { idea: Idea; search: IdeasSearch }) {
  const { dayMonth, number } = useFormats();
  const authors = useAuthorNames();
  const { idea_id, title, text, status, comments, author, created_at } = idea;
  return (
    <div className={styles.row}>
      <VoteButton idea={idea} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link
            to="/upvote-features"
            search={readIdeasSearch({ ...search, idea: idea_id })}
            resetScroll={false}
            activeProps={{}}
            className={styles.open}
          >
            <bdi>{title}</bdi>
          </Link>
        </h3>
        {text && (
          <p className={styles.excerpt}>
            <bdi>{text}</bdi>
          </p>
        )}
        <p className={styles.meta}>
          <StatusChip status={status} />
          <span>
            {authors[author]} · <time dateTime={created_at}>{dayMonth(created_at)}</time>
          </span>
          {comments > 0 && (
            <span className={styles.comments}>
              <Icon of={IconMessage} size={14} />
              <bdi className="figures">{number(comments)}</bdi>
              <span className="unseen">
                {" "}
                <Plural value={comments} one="comment" other="comments" />
              </span>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
