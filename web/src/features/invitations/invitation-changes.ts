import type { CallInput } from "@bellhop/contract/call";
import {
  type Invitation,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
} from "@bellhop/contract/invitations";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useOperatorCache } from "../../core/access/operator-lists.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

export function useInvite() {
  const { ask } = useApi();
  const { refetch } = useOperatorCache();
  return useMutation({
    mutationFn: (sent: CallInput<typeof inviteMember>) => ask(inviteMember, sent),
    onSuccess: refetch,
  });
}

export function useResend() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { refetch } = useOperatorCache();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: ({ invitation_id }: Invitation) => ask(resendInvitation, { invitation_id }),
    onSuccess: ({ mail_sent, email }) => {
      const name = isolated(email);
      toast(
        mail_sent
          ? t`Invitation sent again to ${name}. The old link no longer works.`
          : t`Invitation renewed, but no e-mail was sent. Ask ${name} to sign in here.`,
      );
      return refetch();
    },
    onError: (failure) => showFailure(failure),
  });
}

/** Optimistic; reverted if refused. */
export function useWithdraw(): (invitation: Invitation) => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const { change, refetch } = useOperatorCache();
  const showFailure = useShowFailure();
  return ({ invitation_id, email }) => {
    change("invitations", (all) => all.filter((one) => one.invitation_id !== invitation_id));
    ask(withdrawInvitation, { invitation_id })
      .then(() => toast(t`Invitation to ${isolated(email)} withdrawn.`))
      .catch((failure: unknown) => showFailure(failure))
      .finally(refetch);
  };
}
