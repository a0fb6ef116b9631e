import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { toast } from "../../ui/toasts.ts";
import { useDisconnectWhatsapp } from "./whatsapp-queries.ts";

export function DisconnectDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useLingui();
  const disconnect = useDisconnectWhatsapp();
  return (
    <FormDialog
      title={t`Disconnect WhatsApp?`}
      send={t`Disconnect number`}
      isDanger
      isBusy={disconnect.isPending}
      failure={disconnect.error}
      onClose={onClose}
      onSend={() =>
        disconnect.mutate(undefined, {
          onSuccess: () => {
            toast(t`WhatsApp disconnected.`);
            onClose();
          },
        })
      }
    >
      <p>
        <Trans>
          Bellhop won't answer guests who write to <bdi>{number}</bdi>. Conversations are kept. Waiting
          messages are sent when you connect again.
        </Trans>
      </p>
    </FormDialog>
  );
}
