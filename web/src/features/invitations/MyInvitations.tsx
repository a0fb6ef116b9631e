import type { MyInvitation } from "@bellhop/contract/invitations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMail } from "@tabler/icons-react";
import { useRoleName } from "../../core/access/role-name.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useInvitationAnswers } from "./invitation-answers.ts";
import styles from "./MyInvitations.module.css";

type MyInvitationsProps = {
  invitations: MyInvitation[];
  /** Called after joining. */
  onJoined?: () => void;
};

export function MyInvitations({ invitations, onJoined }: MyInvitationsProps) {
  const { t } = useLingui();
  if (invitations.length === 0) return null;
  return (
    <ul className={styles.invitations} aria-label={t`Invitations for you`}>
      {invitations.map((invitation) => (
        <li key={invitation.invitation_id}>
          <Waiting invitation={invitation} onJoined={onJoined} />
        </li>
      ))}
    </ul>
  );
}

type WaitingProps = { invitation: MyInvitation; onJoined: (() => void) | undefined };

function Waiting({ invitation, onJoined }: WaitingProps) {
  const { t, i18n } = useLingui();
  const role = useRoleName(invitation.role);
  const { join, decline, isBusy } = useInvitationAnswers(onJoined);
  const { operator_name: operator, invited_by: inviter, venues } = invitation;
  const where = venues
    ? new Intl.ListFormat(i18n.locale).format(venues.map((venue) => venue.name))
    : t`all hotels`;
  return (
    <div className={styles.invitation}>
      <span className={styles.icon}>
        <Icon of={IconMail} />
      </span>
      <div className={styles.words}>
        <p>
          <Trans>
            <bdi>{inviter}</bdi> invites you to{" "}
            <strong>
              <bdi>{operator}</bdi>
            </strong>
          </Trans>
        </p>
        <p className={styles.about}>
          {role} · <bdi>{where}</bdi>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="row"
          disabled={isBusy}
          aria-label={t`Decline the invitation to ${operator}`}
          onClick={() => decline.mutate(invitation)}
        >
          <Trans>Decline</Trans>
        </Button>
        <Button
          size="row"
          kind="primary"
          disabled={isBusy}
          aria-label={t`Join ${operator}`}
          onClick={() => join.mutate(invitation)}
        >
          <Trans>Join</Trans>
        </Button>
      </div>
    </div>
  );
}
