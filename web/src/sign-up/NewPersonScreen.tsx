import { Trans, useLingui } from "@lingui/react/macro";
import { IconLogout } from "@tabler/icons-react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../app/session/index.ts";
import { MyInvitations } from "../invitations/MyInvitations.tsx";
import { useMyInvitations } from "../invitations/my-invitations.ts";
import { Button } from "../ui/Button.tsx";
import { CalmPage } from "../ui/CalmPage.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Toasts } from "../ui/Toasts.tsx";
import { JoinInstead } from "./JoinInstead.tsx";
import styles from "./NewPerson.module.css";
import { SignUpFlow } from "./SignUpFlow.tsx";

type NewPersonProps = {
  /** The operator that this tab was in until just now. */
  left: string | undefined;
  /** Asks again whether the person is a member of anything. */
  onLookAgain: () => void;
};

/** Somebody who is signed in and a member of nothing: they open their hotel here, or learn how to join one. */
export function NewPersonScreen({ left, onLookAgain }: NewPersonProps) {
  const { t } = useLingui();
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const invitations = useMyInvitations();
  const isAtAStep = useLocation({ select: ({ search }) => "step" in search });
  const title = t`Complete sign-up`;
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
      {left && (
        <p className={styles.left} role="status">
          <Trans>
            You are no longer a member of <bdi>{left}</bdi>. What you wrote there keeps your name.
          </Trans>
        </p>
      )}
      <MyInvitations
        invitations={invitations.data ?? []}
        onJoined={() => void navigate({ to: "/home", replace: true })}
      />
      <SignUpFlow />
      {!isAtAStep && <JoinInstead email={user?.email} onLookAgain={onLookAgain} />}
      <Toasts />
    </CalmPage>
  );
}
