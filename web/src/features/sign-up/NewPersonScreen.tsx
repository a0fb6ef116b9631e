import { Trans, useLingui } from "@lingui/react/macro";
import { IconLogout } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { CalmPage } from "../../core/pages/CalmPage.tsx";
import { useSession } from "../../core/session/index.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Toasts } from "../../ui/Toasts.tsx";
import { MyInvitations, useEndedMembership, useMyInvitations } from "../invitations/index.ts";
import { JoinInstead } from "./JoinInstead.tsx";
import { NoLongerMember } from "./NoLongerMember.tsx";
import { SignUpFlow } from "./SignUpFlow.tsx";

type NewPersonProps = {
  /** The operator that this tab has just lost. */
  leftOperator: string | undefined;
  /** Checks again for a membership. */
  onCheckAgain: () => void;
};

/** For signed-in people without a membership: create a hotel, or learn how to join one. */
export function NewPersonScreen({ leftOperator, onCheckAgain }: NewPersonProps) {
  const { t } = useLingui();
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const { data: invitations = [], isPending, failureCount } = useMyInvitations();
  const ended = useEndedMembership().data;
  const isAtAStep = useLocation({ select: ({ search }) => "step" in search });
  const [opensOwn, setOpensOwn] = useState(false);
  const operator = leftOperator ?? ended?.operator_name;
  const wasRemoved = operator !== undefined && !opensOwn && !isAtAStep;
  // Waits, so that no one types into a page that then changes.
  const isKnown = leftOperator !== undefined || isAtAStep || !isPending || failureCount > 0;
  const title = wasRemoved ? t`No longer a member` : t`Complete sign-up`;
  useEffect(() => {
    document.title = `${title} · Bellhop`;
  }, [title]);
  return (
    <CalmPage
      corner={
        <Button kind="ghost" icon={<Icon of={IconLogout} size={16} flip />} onClick={() => void logout()}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <MyInvitations
        invitations={invitations}
        onJoined={() => void navigate({ to: "/home", replace: true })}
      />
      {wasRemoved ? (
        <NoLongerMember
          operator={operator}
          email={user?.email}
          onCheckAgain={onCheckAgain}
          onOpenOwn={() => setOpensOwn(true)}
        />
      ) : (
        isKnown && (
          <>
            <SignUpFlow />
            {!isAtAStep && <JoinInstead email={user?.email} onCheckAgain={onCheckAgain} />}
          </>
        )
      )}
      <Toasts />
    </CalmPage>
  );
}
