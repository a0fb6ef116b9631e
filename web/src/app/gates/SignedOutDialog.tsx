import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "../../core/session/index.ts";
import { nameOfError } from "../../core/session/sdk-errors.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./SignedOutDialog.module.css";

/**
 * Says that the session has ended. The screen stays below it as it is, unseen and with what was typed, until the person
 * is back: in a window of its own, or by leaving this page.
 */
export function SignedOutDialog({ returnTo }: { returnTo: string }) {
  const { t } = useLingui();
  const { ended, error, login, loginWithPopup } = useSession();
  const queryClient = useQueryClient();
  const element = useRef<HTMLDialogElement>(null);
  const isOpen = ended === "expired";

  useEffect(() => {
    if (!isOpen) return;
    element.current?.showModal();
    // Reads failed meanwhile, and things have happened.
    return () => void queryClient.invalidateQueries();
  }, [isOpen, queryClient]);

  if (!isOpen) return null;
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-label={t`Signed out`}
      onCancel={(event) => event.preventDefault()}
      // Browsers let nobody be held by a dialog: a second Escape closes it whatever the page says.
      onClose={() => element.current?.showModal()}
    >
      <h2>
        <Trans>Your session has expired. Please log in again.</Trans>
      </h2>
      <p>
        <Trans>Sign in here and nothing is lost.</Trans>
      </p>
      {error && (
        <p role="alert" className={styles.problem}>
          <Problem error={error} />
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => void loginWithPopup()}>
          <Trans>Sign in</Trans>
        </Button>
        <Button kind="ghost" onClick={() => void login(returnTo)}>
          <Trans>Sign in without a window</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>Without the small window only replies are kept.</Trans>
      </p>
    </dialog>
  );
}

function Problem({ error }: { error: Error }) {
  switch (nameOfError(error)) {
    case "cancelled":
      return <Trans>The window was closed before you were signed in.</Trans>;
    case "timeout":
      return <Trans>Signing in took longer than a minute. Please try again.</Trans>;
    case "popup_open":
      return <Trans>Your browser did not open the window. Allow it for this page, or sign in without.</Trans>;
    default:
      return error.message;
  }
}
