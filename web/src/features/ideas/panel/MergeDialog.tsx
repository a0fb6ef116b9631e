import { mergeIdeas, type WholeIdea } from "@bellhop/contract/ideas";
import { limits } from "@bellhop/contract/limits";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { SearchField } from "../../../ui/SearchField.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { useIdeaChange } from "../store/idea-changes.ts";
import { useIdeas } from "../store/idea-queries.ts";
import styles from "./IdeaPanel.module.css";

const typingPauseMs = 250;
const maxShown = 6;

type MergeDialogProps = { idea: WholeIdea; onClose: () => void; onOpen: (ideaId: string) => void };

/** For installation admins, who search for the idea that keeps the votes of both. */
export function MergeDialog({ idea, onClose, onOpen }: MergeDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const [intoId, setIntoId] = useState<string | null>(null);
  const words = useDebounced(typed.trim(), typingPauseMs);
  const { data } = useIdeas({ status: "all", ...(words && { q: words }) });
  const found = data?.pages[0]?.items.filter((one) => one.idea_id !== idea.idea_id).slice(0, maxShown) ?? [];
  const merging = useIdeaChange(mergeIdeas);
  return (
    <FormDialog
      title={<Trans>Merge into another idea</Trans>}
      send={t`Merge ideas`}
      isBusy={merging.isPending}
      isIncomplete={!found.some((one) => one.idea_id === intoId)}
      failure={merging.error}
      onSend={() =>
        intoId &&
        merging.mutate(
          { idea_id: idea.idea_id, into_idea_id: intoId },
          {
            onSuccess: () => {
              toast(t`Ideas merged.`);
              onClose();
              onOpen(intoId);
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>
        <Trans>
          Votes and comments of “<bdi>{idea.title}</bdi>” move. You can't undo this.
        </Trans>
      </p>
      <SearchField
        label={t`Search ideas`}
        placeholder={t`Search ideas`}
        maxLength={limits.searchCharacters}
        value={typed}
        onChange={setTyped}
      />
      <div role="radiogroup" aria-label={t`Merge into`} className={styles.found}>
        {found.map(({ idea_id, title, votes }) => (
          <label key={idea_id}>
            <input
              type="radio"
              name="into"
              checked={intoId === idea_id}
              onChange={() => setIntoId(idea_id)}
            />
            <span>
              <bdi>{title}</bdi> (<Plural value={votes} one="# vote" other="# votes" />)
            </span>
          </label>
        ))}
        {data && found.length === 0 && (
          <p className={styles.none}>
            <Trans>No ideas match.</Trans>
          </p>
        )}
      </div>
    </FormDialog>
  );
}
