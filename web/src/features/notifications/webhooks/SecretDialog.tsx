import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import styles from "./Webhooks.module.css";

/** The secret of a new webhook, which can't be read later. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      // It can be selected and copied by hand.
      () => {},
    );
  return (
    <FormDialog
      title={<Trans>The webhook's secret</Trans>}
      send={isCopied ? t`Copied` : t`Copy secret`}
      close={t`Close`}
      isBusy={false}
      failure={null}
      onSend={copy}
      onClose={onClose}
    >
      <p>
        <Trans>
          Copy it now: Bellhop shows it only once. With it the other system checks that messages come from
          Bellhop.
        </Trans>
      </p>
      <code className={styles.secret} translate="no">
        {secret}
      </code>
    </FormDialog>
  );
}
