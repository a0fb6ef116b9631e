import { ideaLimits } from "@bellhop/contract/idea-limits";
import { changeIdea, suggestIdea, type WholeIdea } from "@bellhop/contract/ideas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { Counter } from "../../core/forms/Counter.tsx";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { toast } from "../../ui/toasts.ts";
import { useDebounced } from "../../ui/use-debounced.ts";
import styles from "./IdeaDialog.module.css";
import { useDraft } from "./store/drafts.ts";
import { useIdeaChange } from "./store/idea-changes.ts";
import { useIdeas } from "./store/idea-queries.ts";

type IdeaDialogProps = { idea?: WholeIdea; onClose: () => void; onOpen: (ideaId: string) => void };

/** Suggests a new idea, or edits the member's own. */
export function IdeaDialog({ idea, onClose, onOpen }: IdeaDialogProps) {
  const { t } = useLingui();
  const draft = useDraft("new idea");
  const [edited, setEdited] = useState({ title: idea?.title ?? "", text: idea?.text ?? "" });
  const { title = "", text = "" } = idea ? edited : draft.texts;
  const write = (more: Partial<typeof edited>) =>
    idea ? setEdited({ ...edited, ...more }) : draft.write(more);
  const [isChecked, setChecked] = useState(false);
  const adding = useIdeaChange(suggestIdea);
  const changing = useIdeaChange(changeIdea);
  const sending = idea ? changing : adding;
  const refused = fieldErrorsOf(sending.error);
  const isMissing = title.trim() === "";

  const send = () => {
    setChecked(true);
    if (isMissing) return;
    const words = { title, text };
    if (idea)
      changing.mutate(
        { idea_id: idea.idea_id, ...words },
        {
          onSuccess: () => {
            toast(t`Idea changed.`);
            onClose();
          },
        },
      );
    else
      adding.mutate(
        { new_idea_id: draft.id, ...words },
        {
          onSuccess: (added) => {
            toast(t`Idea added, with your vote.`);
            draft.forget();
            onClose();
            onOpen(added.idea_id);
          },
        },
      );
  };

  return (
    <FormDialog
      title={idea ? <Trans>Edit your idea</Trans> : <Trans>Suggest an idea</Trans>}
      send={idea ? t`Save idea` : t`Add idea`}
      isBusy={sending.isPending}
      failure={Object.keys(refused).length > 0 ? null : sending.error}
      onSend={send}
      onClose={onClose}
    >
      <Field
        label={t`What should Bellhop do?`}
        error={isChecked && isMissing ? t`Enter a title.` : refused.title}
      >
        {(field) => (
          <input
            {...field}
            dir="auto"
            maxLength={ideaLimits.titleCharacters}
            placeholder={t`e.g. Answer guests on Instagram`}
            value={title}
            onChange={({ target }) => write({ title: target.value })}
          />
        )}
      </Field>
      {!idea && (
        <Similar
          title={title}
          onOpen={(ideaId) => {
            onClose();
            onOpen(ideaId);
          }}
        />
      )}
      <Field
        label={t`Why would it help you?`}
        aside={t`(optional)`}
        error={refused.text}
        hint={t`Other hotels read this. Don't name guests or colleagues.`}
      >
        {(field) => (
          <textarea
            {...field}
            dir="auto"
            rows={4}
            maxLength={ideaLimits.textCharacters}
            value={text}
            onChange={({ target }) => write({ text: target.value })}
          />
        )}
      </Field>
      <Counter text={text} max={ideaLimits.textCharacters} />
    </FormDialog>
  );
}

const typingPauseMs = 400;
const maxShown = 3;
const wordLettersLeast = 4;

/** Ideas that contain the longest word of the title, so that people vote instead of adding a duplicate. */
function Similar({ title, onOpen }: { title: string; onOpen: (ideaId: string) => void }) {
  const words = useDebounced(title, typingPauseMs).match(/[\p{L}\p{N}]+/gu) ?? [];
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), "");
  const { data } = useIdeas({ status: "all", q: longest }, longest.length >= wordLettersLeast);
  const found = longest.length >= wordLettersLeast ? (data?.pages[0]?.items.slice(0, maxShown) ?? []) : [];
  return (
    <div className={styles.place} aria-live="polite">
      {found.length > 0 && (
        <div className={styles.similar}>
          <p>
            <Trans>Similar ideas. Vote instead of adding it again:</Trans>
          </p>
          <ul>
            {found.map(({ idea_id, title: known }) => (
              <li key={idea_id}>
                <button type="button" onClick={() => onOpen(idea_id)}>
                  <bdi>{known}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
