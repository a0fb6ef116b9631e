import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@tanstack/react-router";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { forgetSignedOut, useSignedOut } from "../api/signed-out.ts";
import { useSession } from "../session/index.ts";
import styles from "./SignedOutDialog.module.css";

/** Says that the session has ended, over the screen as it is: what was typed is kept until the person is back. */
export function SignedOutDialog() {
  const { t } = useLingui();
  const { login } = useSession();
  const { href } = useLocation();
  return (
    <Dialog open={useSignedOut()} onClose={forgetSignedOut} label={t`Signed out`}>
      <div className={styles.words}>
        <h2>
          <Trans>Your session has expired. Please log in again.</Trans>
        </h2>
        <p>
          <Trans>What you have typed is kept.</Trans>
        </p>
        <Button kind="primary" onClick={() => void login(href)}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
