import type { OutgoingWebhook } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import { useWebhookChanges } from "./webhook-changes.ts";

type RemoveWebhookDialogProps = { webhook: OutgoingWebhook; onClose: () => void };

export function RemoveWebhookDialog({ webhook, onClose }: RemoveWebhookDialogProps) {
  const { t } = useLingui();
  const { remove } = useWebhookChanges();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = isolated(webhook.name);
  const send = async () => {
    setBusy(true);
    try {
      await remove(webhook.webhook_id);
      toast(t`Webhook removed.`);
      onClose();
    } catch (cause) {
      setFailure(cause as Error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={<Trans>Remove this webhook?</Trans>}
      send={t`Remove webhook`}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        <Trans>{name} gets no more alerts, and its secret is deleted. This can't be undone.</Trans>
      </p>
    </FormDialog>
  );
}
