import type { LinkPlace } from "@bellhop/contract/qr-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import form from "../../../ui/FormScreen.module.css";
import { toast } from "../../../ui/toasts.ts";
import { useRenewLink } from "../link-queries.ts";

type RenewDialogProps = { place: LinkPlace; onClose: () => void };

export function RenewDialog({ place, onClose }: RenewDialogProps) {
  const { t } = useLingui();
  const renew = useRenewLink();
  const send = () =>
    renew.mutate(place, {
      onSuccess: () => {
        toast(t`Link renewed. The old one no longer works.`);
        onClose();
      },
    });
  return (
    <FormDialog
      title={
        place === "house" ? (
          <Trans>Renew the link for inside the house?</Trans>
        ) : (
          <Trans>Renew the public link?</Trans>
        )
      }
      send={t`Renew link`}
      isDanger
      isBusy={renew.isPending}
      failure={renew.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <Trans>The old link stops working within seconds. This can't be undone.</Trans>
      </p>
      <p className={form.hint}>
        {place === "house" ? (
          <Trans>
            All codes inside the house stop too, those of rooms included. Print new ones. Guests with the page
            open must scan again.
          </Trans>
        ) : (
          <Trans>
            Replace it on your website, in the widget, in e-mails and on posters. Guests with the page open
            must open the new one.
          </Trans>
        )}
      </p>
    </FormDialog>
  );
}
