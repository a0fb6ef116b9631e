import { Trans, useLingui } from "@lingui/react/macro";
import form from "../../core/forms/FormDialog.module.css";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

/** The invitation exists, but the mail was not sent. */
export function InvitedByHand({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui();
  const { origin } = window.location;
  return (
    <Dialog open onClose={onClose} label={t`Invited, but no e-mail was sent`}>
      <div className={form.form}>
        <h2>
          <Trans>Invited, but no e-mail was sent</Trans>
        </h2>
        <p>
          <Trans>
            Bellhop can't send e-mail yet. Ask{" "}
            <strong>
              <bdi dir="ltr">{email}</bdi>
            </strong>{" "}
            to sign in with this e-mail address at{" "}
            <strong>
              <bdi dir="ltr">{origin}/login</bdi>
            </strong>
            .
          </Trans>
        </p>
        <div className={form.actions}>
          <Button kind="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
