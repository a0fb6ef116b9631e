import type { Call, CallInput } from "@bellhop/contract/call";
import { hideIdea, hideIdeaComment, markNewsSeen } from "@bellhop/contract/ideas";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { accessKey } from "../../../core/api/query.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { ideaKeys } from "./idea-queries.ts";

/** Makes a call that changes ideas, then reloads the ideas on screen. */
export function useIdeaChange<C extends Call>(call: C) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<C>) => ask(call, input),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ideaKeys.all(venueId) }),
  });
}

/** Hosts hide a text at once, with undo. */
export function useHide() {
  const { t } = useLingui();
  const idea = useIdeaChange(hideIdea);
  const comment = useIdeaChange(hideIdeaComment);
  const showFailure = useShowFailure();
  const hiding = (send: (hide: boolean) => Promise<unknown>, hidden: string) =>
    send(true).then(
      () =>
        toast(hidden, {
          action: {
            label: t`Undo`,
            run: () => void send(false).catch((failure: unknown) => showFailure(failure)),
          },
        }),
      (failure: unknown) => showFailure(failure),
    );
  return {
    hideIdea: (idea_id: string) =>
      hiding((hide) => idea.mutateAsync({ idea_id, hide }), t`Idea hidden from everyone.`),
    hideComment: (comment_id: string) =>
      hiding((hide) => comment.mutateAsync({ comment_id, hide }), t`Comment hidden from everyone.`),
  };
}

/** The count in the navigation goes at once. The marks on this screen stay until it is opened again. */
export function useMarkSeen(): (what: "shipped" | "changes") => void {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    (what) =>
      // A failure changes nothing: the next visit marks it.
      void ask(markNewsSeen, { what }).then(
        () => queryClient.invalidateQueries({ queryKey: accessKey }),
        () => undefined,
      ),
    [ask, queryClient],
  );
}
