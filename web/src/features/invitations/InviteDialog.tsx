import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useAccess, useVenue } from "../../core/access/AccessContext.ts";
import { fieldErrorsOf } from "../../core/api/call-failure.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { isolated } from "../../ui/isolated.ts";
import { toast } from "../../ui/toasts.ts";
import { type Granted, RoleFields } from "../members/index.ts";
import { InvitationLanguage, usualMailLanguage } from "./InvitationLanguage.tsx";
import { InvitedByHand } from "./InvitedByHand.tsx";
import { useInvite } from "./invitation-changes.ts";

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const venue = useVenue();
  const { member } = useAccess();
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState(usualMailLanguage(i18n.locale));
  // Only members of all venues can grant all venues.
  const [granted, setGranted] = useState<Granted>({
    role: "staff",
    venue_ids: member.has_all_venues ? null : [venue.venue_id],
  });
  const emailId = useId();
  const invite = useInvite();
  const [isChecked, setChecked] = useState(false);
  const refused = fieldErrorsOf(invite.error);
  const missing = {
    ...(email.trim() === "" && { email: t`Enter an e-mail address.` }),
    ...(granted.venue_ids?.length === 0 && { venue_ids: t`Choose at least one hotel.` }),
  };
  const errors: Record<string, string> = isChecked ? { ...refused, ...missing } : refused;
  const mend = (change: () => void) => {
    change();
    if (invite.error) invite.reset();
  };
  if (invite.data && !invite.data.mail_sent)
    return <InvitedByHand email={invite.data.email} onClose={onClose} />;
  return (
    <FormDialog
      title={t`Invite a colleague`}
      send={t`Send invitation`}
      isBusy={invite.isPending}
      failure={Object.keys(refused).length > 0 ? null : invite.error}
      onClose={onClose}
      onSend={() => {
        setChecked(true);
        if (missing.email) document.getElementById(emailId)?.focus();
        if (Object.keys(missing).length > 0) return;
        invite.mutate(
          { email: email.trim(), language, ...granted },
          {
            onSuccess: (sent) => {
              if (!sent.mail_sent) return;
              toast(
                t`Invitation sent to ${isolated(sent.email)}. It expires in ${limits.invitationDays} days.`,
              );
              onClose();
            },
          },
        );
      }}
    >
      <Field
        label={t`E-mail`}
        id={emailId}
        error={errors.email}
        hint={<Trans>They sign in with this address.</Trans>}
      >
        {(input) => (
          <input
            {...input}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it.
            autoFocus
            type="email"
            dir="ltr"
            autoComplete="off"
            maxLength={limits.emailCharacters}
            value={email}
            onChange={(event) => mend(() => setEmail(event.target.value))}
          />
        )}
      </Field>
      <RoleFields
        granted={granted}
        errors={{ role: errors.role, venue_ids: errors.venue_ids }}
        onChange={(next) => mend(() => setGranted(next))}
      />
      <InvitationLanguage
        language={language}
        error={errors.language}
        onChange={(next) => mend(() => setLanguage(next))}
      />
    </FormDialog>
  );
}
