import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLogout } from "@tabler/icons-react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FullPage } from "./FullPage.tsx";

/** Signed out on purpose in another tab: nothing of the person is left here. */
export function SignedOut({ onLogin }: { onLogin: () => void }) {
  const { t } = useLingui();
  return (
    <FullPage>
      <Notice
        isPage
        icon={<IconLogout size={24} stroke={1.35} />}
        title={t`You have signed out`}
        action={
          <Button kind="primary" onClick={onLogin}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    </FullPage>
  );
}

/** Retried by hand, to avoid a redirect loop. */
export function SignInFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <FullPage>
      <Notice
        isPage
        tone="urgent"
        icon={<IconAlertTriangle size={24} stroke={1.35} />}
        title={t`Sign-in failed`}
        action={
          <Button kind="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {message}
      </Notice>
    </FullPage>
  );
}
