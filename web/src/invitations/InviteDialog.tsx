import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAccess, useVenue } from "../app/access/AccessContext.ts";
import { fieldErrorsOf } from "../app/api/call-failure.ts";
import { type Granted, RoleFields } from "../members/RoleFields.tsx";
import { Field } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { isolated } from "../ui/isolated.ts";
import { toast } from "../ui/toasts.ts";
import { InvitationLanguage, usualMailLanguage } from "./InvitationLanguage.tsx";
import { InvitedByHand } from "./InvitedByHand.tsx";
import { useInvite } from "./invitation-changes.ts";

/** Invites somebody by e-mail: to which role, and for which venues. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const here = useVenue();
  const { member } = useAccess();
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState(usualMailLanguage(i18n.locale));
  // Who does not work at all venues cannot grant all of them.
  const [granted, setGranted] = useState<Granted>({
    role: "staff",
    venue_ids: member.has_all_venues ? null : [here.venue_id],
  });
  const invite = useInvite();
  const errors = fieldErrorsOf(invite.error);
  const hasFieldErrors = Object.keys(errors).length > 0;
  const hasVenue = granted.venue_ids === null || granted.venue_ids.length > 0;
  if (invite.data && !invite.data.mail_sent)
    return <InvitedByHand email={invite.data.email} onClose={onClose} />;
  return (
    <FormDialog
      title={t`Invite somebody`}
      send={t`Send invitation`}
      isBusy={invite.isPending}
      isIncomplete={email.trim() === "" || !hasVenue}
      failure={hasFieldErrors ? null : invite.error}
      onClose={onClose}
      onSend={() =>
        invite.mutate(
          { email: email.trim(), language, ...granted },
          {
            onSuccess: (sent) => {
              if (!sent.mail_sent) return;
              toast(t`${isolated(sent.email)} is invited, for ${limits.invitationDays} days.`);
              onClose();
            },
          },
        )
      }
    >
      <Field label={t`E-mail`} error={errors.email} hint={<Trans>They sign in with this address.</Trans>}>
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
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <RoleFields
        granted={granted}
        errors={{ role: errors.role, venue_ids: errors.venue_ids }}
        onChange={setGranted}
      />
      <InvitationLanguage language={language} error={errors.language} onChange={setLanguage} />
    </FormDialog>
  );
}
