import type { OperatorMember } from "@bellhop/contract/members";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../app/api/call-failure.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { isolated } from "../ui/isolated.ts";
import { toast } from "../ui/toasts.ts";
import { useChangeMember } from "./member-changes.ts";
import { type Granted, RoleFields } from "./RoleFields.tsx";

type ChangeMemberDialogProps = { member: OperatorMember; isLastOwner: boolean; onClose: () => void };

/** Changes what a member may do, and where. */
export function ChangeMemberDialog({ member, isLastOwner, onClose }: ChangeMemberDialogProps) {
  const { t } = useLingui();
  const [granted, setGranted] = useState<Granted>({
    role: member.role,
    venue_ids: member.venues?.map(({ venue_id }) => venue_id) ?? null,
  });
  const change = useChangeMember();
  const errors = fieldErrorsOf(change.error);
  const name = isolated(member.name);
  return (
    <FormDialog
      title={
        <Trans>
          Role and venues of <bdi>{member.name}</bdi>
        </Trans>
      }
      send={t`Save`}
      isBusy={change.isPending}
      isIncomplete={granted.venue_ids?.length === 0}
      failure={Object.keys(errors).length > 0 ? null : change.error}
      onClose={onClose}
      onSend={() =>
        change.mutate(
          { member_id: member.member_id, ...granted },
          {
            onSuccess: () => {
              toast(t`Saved. It holds for ${name} at once.`);
              onClose();
            },
          },
        )
      }
    >
      <RoleFields
        granted={granted}
        whyFixed={isLastOwner ? t`The only owner. Make somebody else an owner first.` : undefined}
        errors={{ role: errors.role, venue_ids: errors.venue_ids }}
        onChange={setGranted}
      />
    </FormDialog>
  );
}
