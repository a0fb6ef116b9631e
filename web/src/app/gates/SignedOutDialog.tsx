import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSession } from "../../core/session/index.ts";
import { nameOfError } from "../../core/session/sdk-errors.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./SignedOutDialog.module.css";

/**
 * Shown over the screen when the session has ended. The screen and its input stay below until the person
 * signs in again, in a popup or by leaving the page.
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
    // Reads have failed meanwhile.
    return () => void queryClient.invalidateQueries();
  }, [isOpen, queryClient]);

  if (!isOpen) return null;
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-label={t`Signed out`}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on a second Escape whatever the page says.
      onClose={() => element.current?.showModal()}
    >
      <h2>
        <Trans>Your session has expired. Please log in again.</Trans>
      </h2>
      <p>
        <Trans>Sign in with the pop-up to keep everything you typed.</Trans>
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
          <Trans>Sign in without the pop-up</Trans>
        </Button>
      </div>
      <p className={styles.hint}>
        <Trans>Without the pop-up, open forms may be lost.</Trans>
      </p>
    </dialog>
  );
}

function Problem({ error }: { error: Error }) {
  switch (nameOfError(error)) {
    case "cancelled":
      return <Trans>The pop-up was closed too early. Try again.</Trans>;
    case "timeout":
      return <Trans>Sign-in took too long. Try again.</Trans>;
    case "popup_open":
      return <Trans>Your browser blocked the pop-up. Allow pop-ups, or sign in without.</Trans>;
    default:
      return error.message;
  }
}
