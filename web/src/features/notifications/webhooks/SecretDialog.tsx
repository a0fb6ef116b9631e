import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { useCopy } from "../../../ui/use-copy.ts";
import styles from "./Webhooks.module.css";

/** The secret of a new webhook, which can't be read later. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copy = useCopy();
  return (
    <FormDialog
      title={<Trans>The webhook's secret</Trans>}
      send={isCopied ? t`Copied` : t`Copy secret`}
      close={t`Close`}
      isBusy={false}
      failure={null}
      onSend={() => void copy(secret, t`Copied.`).then(setCopied)}
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
