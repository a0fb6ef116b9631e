import type { OutputOf } from "@bellhop/contract/call";
import {
  acceptInvitation,
  declineInvitation,
  type listMyInvitations,
  type MyInvitation,
} from "@bellhop/contract/invitations";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSwitchVenue } from "../../core/access/access-queries.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { accessKey, invitationsKey } from "../../core/api/query.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

export function useInvitationAnswers(onJoined?: () => void) {
  const { t } = useLingui();
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate: switchTo } = useSwitchVenue();
  const removeFromList = ({ invitation_id }: MyInvitation) =>
    queryClient.setQueryData<OutputOf<typeof listMyInvitations>>(
      invitationsKey,
      (mine) => mine && { ...mine, items: mine.items.filter((one) => one.invitation_id !== invitation_id) },
    );
  const onError = (failure: Error) => {
    showFailure(failure);
    void queryClient.invalidateQueries({ queryKey: invitationsKey });
  };
  const join = useMutation({
    mutationFn: ({ invitation_id }: MyInvitation) => ask(acceptInvitation, { invitation_id }),
    onSuccess: async (joined, invitation) => {
      removeFromList(invitation);
      const [first] = joined.venues;
      toast(t`You joined ${isolated(joined.operator_name)}.`, {
        // A person without a membership is already there.
        action:
          onJoined || !first ? undefined : { label: t`Go to hotel`, run: () => switchTo(first.venue_id) },
      });
      await queryClient.invalidateQueries({ queryKey: accessKey });
      onJoined?.();
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: ({ invitation_id }: MyInvitation) => ask(declineInvitation, { invitation_id }),
    onSuccess: (_nothing, invitation) => {
      removeFromList(invitation);
      toast(t`Invitation declined. ${isolated(invitation.operator_name)} can invite you again.`);
    },
    onError,
  });
  return { join, decline, isBusy: join.isPending || decline.isPending };
}
