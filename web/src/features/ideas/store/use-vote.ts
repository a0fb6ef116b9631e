import { type Idea, voteForIdea } from "@bellhop/contract/ideas";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { ideaKeys } from "./idea-queries.ts";
import { showVotes, withVote } from "./vote-cache.ts";

/** The member's last choice per idea. Its calls are made one after the other. */
const choices = new Map<string, { sent: Promise<unknown> }>();

/** Shows the vote at once, with undo; restored if it is refused. */
export function useVote(): (idea: Idea, isFor: boolean) => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();

  return function vote(idea, isFor) {
    const { idea_id } = idea;
    const key = `${venueId} ${idea_id}`;
    void queryClient.cancelQueries({ queryKey: ideaKeys.lists(venueId) });
    void queryClient.cancelQueries({ queryKey: ideaKeys.one(venueId, idea_id) });
    showVotes(queryClient, venueId, idea_id, withVote(isFor));
    toast(isFor ? t`You voted for this idea.` : t`Vote removed.`, {
      about: `vote ${key}`,
      action: { label: t`Undo`, run: () => vote(idea, !isFor) },
    });
    const isLast = () => choices.get(key) === choice;
    const send = async () => {
      try {
        const answer = await ask(voteForIdea, { idea_id, vote: isFor });
        if (isLast()) showVotes(queryClient, venueId, idea_id, () => answer);
      } catch (failure) {
        if (!isLast()) return;
        showVotes(queryClient, venueId, idea_id, withVote(!isFor));
        showFailure(failure, isFor ? t`Your vote was not counted.` : t`Your vote was not removed.`);
        void queryClient.invalidateQueries({ queryKey: ideaKeys.all(venueId) });
      } finally {
        if (isLast()) choices.delete(key);
      }
    };
    const choice = { sent: (choices.get(key)?.sent ?? Promise.resolve()).then(send) };
    choices.set(key, choice);
  };
}
