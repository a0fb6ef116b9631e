import type { Invitation } from "@bellhop/contract/invitations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMail } from "@tabler/icons-react";
import { itemsOf, useOperatorList } from "../../core/access/operator-lists.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { useRoleName } from "../../core/access/role-name.ts";
import section from "../../core/pages/Section.module.css";
import { Section, SectionList } from "../../core/pages/Section.tsx";
import { useClock } from "../../core/time/clock.ts";
import { minutesSince } from "../../core/time/urgency.ts";
import { useSpan } from "../../core/time/WaitingClock.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { focusNextRow } from "../../ui/focus-next-row.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useRoleSummary } from "../members/index.ts";
import { useResend, useWithdraw } from "./invitation-changes.ts";

/** Hidden if there are none. */
export function OpenInvitations() {
  const { t } = useLingui();
  const { mayRead } = usePermissions();
  const query = useOperatorList("invitations", mayRead);
  const invitations = itemsOf(query.data);
  if (!mayRead || (!query.error && !invitations?.length)) return null;
  return (
    <Section title={t`Pending invitations`} count={invitations?.length}>
      <SectionList query={query} failed={t`The invitations could not be loaded`}>
        <ul className={section.list} data-cards="">
          {invitations?.map((invitation) => (
            <li key={invitation.invitation_id}>
              <InvitationRow invitation={invitation} />
            </li>
          ))}
        </ul>
      </SectionList>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const { email, is_expired: isExpired, may_change: mayChange, invited_by: inviter } = invitation;
  const role = useRoleName(invitation.role);
  const venues = useRoleSummary()(invitation.venues);
  const minutes = useClock((now) => minutesSince(invitation.sent_at, now));
  const span = useSpan()(minutes);
  const resend = useResend();
  const withdraw = useWithdraw();
  return (
    <div className={section.row}>
      <span className={section.icon} aria-hidden="true">
        <Icon of={IconMail} />
      </span>
      <div className={section.who}>
        <p className={section.name}>
          <bdi className="oneline" dir="ltr">
            {email}
          </bdi>
          {isExpired && <Chip tone="waiting">{t`Expired`}</Chip>}
        </p>
        <p className={`${section.dim} oneline`}>
          {minutes < 1 ? (
            <Trans>
              Invited just now by <bdi>{inviter}</bdi>
            </Trans>
          ) : (
            <Trans>
              Invited <bdi>{span}</bdi> ago by <bdi>{inviter}</bdi>
            </Trans>
          )}
        </p>
      </div>
      <div className={section.what}>
        <p>{role}</p>
        <p className={`${section.dim} oneline`} title={venues}>
          <bdi>{venues}</bdi>
        </p>
      </div>
      <div className={section.end} data-text="">
        {mayChange ? (
          <>
            <Button
              size="row"
              kind="ghost"
              disabled={resend.isPending}
              aria-label={t`Send again to ${email}`}
              onClick={() => resend.mutate(invitation)}
            >
              <Trans>Send again</Trans>
            </Button>
            <Button
              size="row"
              kind="ghost"
              aria-label={t`Withdraw the invitation to ${email}`}
              onClick={() => {
                focusNextRow();
                withdraw(invitation);
              }}
            >
              <Trans>Withdraw</Trans>
            </Button>
          </>
        ) : (
          <span className={section.dim}>{t`Ask an owner.`}</span>
        )}
      </div>
    </div>
  );
}
