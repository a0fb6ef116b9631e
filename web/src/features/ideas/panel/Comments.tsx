import { ideaLimits } from "@bellhop/contract/idea-limits";
import { commentOnIdea } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { fieldErrorsOf, reasonOf } from "../../../core/api/call-failure.ts";
import { Counter } from "../../../core/forms/Counter.tsx";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useDraft } from "../store/drafts.ts";
import { useIdeaChange } from "../store/idea-changes.ts";
import { useComments } from "../store/idea-queries.ts";
import { CommentRow } from "./CommentRow.tsx";
import styles from "./IdeaPanel.module.css";

export function Comments({ ideaId }: { ideaId: string }) {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useComments(ideaId);
  const comments = data?.pages.flatMap(({ items }) => items);
  return (
    <section className={styles.comments}>
      <h3>
        <Trans>Comments</Trans>
      </h3>
      <Compose ideaId={ideaId} />
      {comments ? (
        comments.length === 0 ? (
          <p className={styles.none}>
            <Trans>No comments yet.</Trans>
          </p>
        ) : (
          <ul className={styles.items}>
            {comments.map((comment) => (
              <li key={comment.comment_id}>
                <CommentRow comment={comment} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <Failure failure={error} title={t`The comments could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width={260} />
      )}
      {hasNextPage && (
        <Button size="row" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </section>
  );
}

/** Keeps the text until it is sent. */
function Compose({ ideaId }: { ideaId: string }) {
  const { t } = useLingui();
  const draft = useDraft(`comment on ${ideaId}`);
  const { text = "" } = draft.texts;
  const adding = useIdeaChange(commentOnIdea);
  const isMissing = text.trim() === "";
  const error = adding.error && (fieldErrorsOf(adding.error).text ?? reasonOf(adding.error));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing || adding.isPending) return;
    adding.mutate(
      { idea_id: ideaId, new_comment_id: draft.id, text },
      {
        onSuccess: () => {
          draft.forget();
          toast(t`Comment added.`);
        },
      },
    );
  };
  return (
    <form className={styles.compose} onSubmit={send} noValidate>
      <Field
        label={t`Your comment`}
        error={error ?? undefined}
        hint={t`All hotels see it, without your name.`}
      >
        {(field) => (
          <textarea
            {...field}
            dir="auto"
            rows={2}
            maxLength={ideaLimits.commentCharacters}
            value={text}
            onChange={({ target }) => draft.write({ text: target.value })}
          />
        )}
      </Field>
      <Counter text={text} max={ideaLimits.commentCharacters} />
      <Button type="submit" disabled={isMissing || adding.isPending} aria-busy={adding.isPending}>
        <Trans>Add comment</Trans>
      </Button>
    </form>
  );
}
