import type { CallInput } from "@bellhop/contract/call";
import {
  changeMember,
  leaveOperator,
  type OperatorMember,
  removeMember,
  restoreMember,
} from "@bellhop/contract/members";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useOperatorCache } from "../../core/access/operator-lists.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { accessKey } from "../../core/api/query.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { tabVenue } from "../../core/api/tab-venue.ts";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";

export function useChangeMember() {
  const { ask } = useApi();
  const { change, refetch } = useOperatorCache();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sent: CallInput<typeof changeMember>) => ask(changeMember, sent),
    onSuccess: (changed) => {
      change("members", (all) => all.map((one) => (one.member_id === changed.member_id ? changed : one)));
      // One's own role affects every screen.
      if (changed.is_you) void queryClient.invalidateQueries({ queryKey: accessKey });
      void refetch();
    },
  });
}

/** Optimistic with undo; restored if refused. */
export function useRemoveMember(): (member: OperatorMember) => void {
  const { t } = useLingui();
  const { ask } = useApi();
  const { change, refetch } = useOperatorCache();
  const showFailure = useShowFailure();
  return (member) => {
    const name = isolated(member.name);
    const { member_id, open_invitations: invitations } = member;
    const words = t`${plural(invitations, { one: "# pending invitation was withdrawn, too.", other: "# pending invitations were withdrawn, too." })}`;
    const ended = invitations > 0 ? ` ${words}` : "";
    change("members", (all) => all.filter((one) => one.member_id !== member_id));
    const restore = () =>
      ask(restoreMember, { member_id })
        .then(() => toast(t`${name} added back to the team.`))
        .catch((failure: unknown) => showFailure(failure, t`Could not add ${name} back.`))
        .finally(refetch);
    ask(removeMember, { member_id })
      .then(() =>
        toast(`${t`${name} removed from the team.`}${ended}`, {
          action: { label: t`Undo`, run: () => void restore() },
        }),
      )
      .catch((failure: unknown) => showFailure(failure, t`Could not remove ${name}.`))
      .finally(refetch);
  };
}

/** Opens another operator's venue afterwards, if there is one. */
export function useLeave() {
  const { ask } = useApi();
  const { operator } = useAccess();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ask(leaveOperator, { operator_id: operator.operator_id }),
    onSuccess: async () => {
      tabVenue.forget();
      await queryClient.invalidateQueries({ queryKey: accessKey });
    },
  });
}
