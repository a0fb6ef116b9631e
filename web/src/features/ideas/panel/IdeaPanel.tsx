import type { WholeIdea } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowRight, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import panel from "../../../ui/SidePanel.module.css";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { VoteButton } from "../list/VoteButton.tsx";
import { StatusChip, useAuthorNames } from "../status-looks.tsx";
import { useIdea } from "../store/idea-queries.ts";
import { Comments } from "./Comments.tsx";
import { IdeaActions } from "./IdeaActions.tsx";
import styles from "./IdeaPanel.module.css";

type IdeaPanelProps = { ideaId: string; onClose: () => void; onOpen: (ideaId: string) => void };

export function IdeaPanel({ ideaId, onClose, onOpen }: IdeaPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch } = useIdea(ideaId);
  return (
    <Dialog open onClose={onClose} shape="panel" labelledBy={id}>
      <div className={panel.panel}>
        <header className={panel.head}>
          <h2 id={id} className={panel.title}>
            {data?.merged_into ? <Trans>Merged idea</Trans> : <Trans>Idea</Trans>}
          </h2>
          <IconButton label={t`Close`} keyHint="Esc" onClick={onClose}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        {data ? (
          <Content idea={data} onClose={onClose} onOpen={onOpen} />
        ) : error ? (
          <Failure failure={error} title={t`The idea could not be loaded`} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </Dialog>
  );
}

type ContentProps = Omit<IdeaPanelProps, "ideaId"> & { idea: WholeIdea };

function Content({ idea, onClose, onOpen }: ContentProps) {
  const { title, text, merged_into: target } = idea;
  return (
    <>
      <div className={styles.idea}>
        <div className={styles.top}>
          {!target && <VoteButton idea={idea} />}
          <div className={styles.titles}>
            <h3 className={styles.title}>
              <bdi>{title}</bdi>
            </h3>
            <Facts idea={idea} />
          </div>
        </div>
        {text && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {target ? (
          <div className={styles.pointer}>
            <p>
              <Trans>
                Votes and comments moved to “<bdi>{target.title}</bdi>”.
              </Trans>
            </p>
            <Button size="row" onClick={() => onOpen(target.idea_id)}>
              <Trans>Open idea</Trans>
              <Icon of={IconArrowRight} size={16} flip />
            </Button>
          </div>
        ) : (
          <Note idea={idea} />
        )}
        <IdeaActions idea={idea} onClose={onClose} onOpen={onOpen} />
      </div>
      {!target && <Comments ideaId={idea.idea_id} />}
    </>
  );
}

function Facts({ idea: { status, author, created_at, merged_into } }: { idea: WholeIdea }) {
  const { dayMonth } = useFormats();
  const authors = useAuthorNames();
  return (
    <p className={styles.meta}>
      {!merged_into && <StatusChip status={status} />}
      <span>
        {authors[author]} · <time dateTime={created_at}>{dayMonth(created_at)}</time>
      </span>
    </p>
  );
}

/** A host's note about the status. */
function Note({ idea: { status, note, status_since } }: { idea: WholeIdea }) {
  const { dayMonth } = useFormats();
  if (!note && status !== "shipped") return null;
  return (
    <div className={styles.note} data-status={status}>
      <p className={styles.meta}>
        <strong>
          <Trans>Bellhop team</Trans>
        </strong>
        <time dateTime={status_since}>{dayMonth(status_since)}</time>
      </p>
      {note && <p dir="auto">{note}</p>}
      {status === "shipped" && (
        <p>
          <Link to="/upvote-features" search={{ view: "news" }} className={styles.link}>
            <Trans>See what's new</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.idea} aria-busy="true">
      {[220, 300, 260].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
