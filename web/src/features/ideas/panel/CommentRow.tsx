import { ideaLimits } from "@bellhop/contract/idea-limits";
import { changeIdeaComment, type IdeaComment, withdrawIdeaComment } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDots, IconEyeOff, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { fieldErrorsOf } from "../../../core/api/call-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { Field } from "../../../ui/Field.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { useAuthorNames } from "../status-looks.tsx";
import { useHide, useIdeaChange } from "../store/idea-changes.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import styles from "./IdeaPanel.module.css";

export function CommentRow({ comment }: { comment: IdeaComment }) {
  const { t } = useLingui();
  const { dayAndTime } = useFormats();
  const authors = useAuthorNames();
  const { is_host: isHost } = useAccess();
  const { hideComment } = useHide();
  const [doing, setDoing] = useState<"edit" | "withdraw" | null>(null);
  const { comment_id, text, author, created_at, changed_at, can_change } = comment;
  return (
    <>
      <div className={styles.commentHead}>
        <p className={styles.meta}>
          <strong>{authors[author]}</strong>
          <time dateTime={created_at}>{dayAndTime(created_at)}</time>
          {changed_at && <Trans>edited</Trans>}
        </p>
        {(can_change || isHost) && (
          <Menu
            label={t`Comment`}
            widthPx={208}
            align="end"
            trigger={
              <IconButton label={t`More`}>
                <Icon of={IconDots} size={16} />
              </IconButton>
            }
          >
            {can_change && (
              <>
                <MenuItem icon={<Icon of={IconPencil} size={16} />} onChoose={() => setDoing("edit")}>
                  <Trans>Edit comment</Trans>
                </MenuItem>
                <MenuItem icon={<Icon of={IconTrash} size={16} />} onChoose={() => setDoing("withdraw")}>
                  <Trans>Delete comment</Trans>
                </MenuItem>
              </>
            )}
            {isHost && (
              <MenuItem
                icon={<Icon of={IconEyeOff} size={16} />}
                onChoose={() => void hideComment(comment_id)}
              >
                <Trans>Hide comment</Trans>
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <p className={styles.comment} dir="auto">
        {text}
      </p>
      {doing === "edit" && <EditDialog comment={comment} onClose={() => setDoing(null)} />}
      {doing === "withdraw" && (
        <ConfirmDialog
          call={withdrawIdeaComment}
          input={{ comment_id }}
          title={t`Delete your comment?`}
          send={t`Delete comment`}
          done={t`Comment deleted.`}
          onClose={() => setDoing(null)}
        >
          <Trans>You can't undo this.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}

function EditDialog({ comment, onClose }: { comment: IdeaComment; onClose: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(comment.text);
  const changing = useIdeaChange(changeIdeaComment);
  const refused = fieldErrorsOf(changing.error).text;
  return (
    <FormDialog
      title={<Trans>Edit your comment</Trans>}
      send={t`Save comment`}
      isBusy={changing.isPending}
      isIncomplete={text.trim() === ""}
      failure={refused ? null : changing.error}
      onSend={() => changing.mutate({ comment_id: comment.comment_id, text }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Field label={t`Your comment`} error={refused}>
        {(field) => (
          <textarea
            {...field}
            dir="auto"
            rows={3}
            maxLength={ideaLimits.commentCharacters}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
