import type { OperatorMember } from "@bellhop/contract/members";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { useChangeMember } from "./member-changes.ts";
import { type Granted, RoleFields } from "./RoleFields.tsx";

type ChangeMemberDialogProps = { member: OperatorMember; isLastOwner: boolean; onClose: () => void };

export function ChangeMemberDialog({ member, isLastOwner, onClose }: ChangeMemberDialogProps) {
  const { t } = useLingui();
  const [granted, setGranted] = useState<Granted>({
    role: member.role,
    venue_ids: member.venues?.map(({ venue_id }) => venue_id) ?? null,
  });
  const change = useChangeMember();
  const [isChecked, setChecked] = useState(false);
  const refused = fieldErrorsOf(change.error);
  const hasNoVenue = granted.venue_ids?.length === 0;
  const name = isolated(member.name);
  return (
    <FormDialog
      title={
        <Trans>
          Role and hotels of <bdi>{member.name}</bdi>
        </Trans>
      }
      send={t`Save`}
      isBusy={change.isPending}
      failure={Object.keys(refused).length > 0 ? null : change.error}
      onClose={onClose}
      onSend={() => {
        setChecked(true);
        if (hasNoVenue) return;
        change.mutate(
          { member_id: member.member_id, ...granted },
          {
            onSuccess: () => {
              toast(t`Saved. The change applies to ${name} now.`);
              onClose();
            },
          },
        );
      }}
    >
      <RoleFields
        granted={granted}
        whyFixed={isLastOwner ? t`This is the only owner. Make someone else an owner first.` : undefined}
        errors={{
          role: refused.role,
          venue_ids: isChecked && hasNoVenue ? t`Choose at least one hotel.` : refused.venue_ids,
        }}
        onChange={(next) => {
          setGranted(next);
          if (change.error) change.reset();
        }}
      />
      {member.open_invitations > 0 && !member.is_you && (
        <p>
          <Plural
            value={member.open_invitations}
            one="They sent # pending invitation. This change may withdraw it."
            other="They sent # pending invitations. This change may withdraw some."
          />
        </p>
      )}
    </FormDialog>
  );
}
