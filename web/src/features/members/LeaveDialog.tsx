import { Trans, useLingui } from "@lingui/react/macro";
import { useAccess } from "../../core/access/AccessContext.ts";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { useLeave } from "./member-changes.ts";

/** Asks first, since only others can undo it. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { operator } = useAccess();
  const leave = useLeave();
  return (
    <FormDialog
      title={
        <Trans>
          Leave <bdi>{operator.name}</bdi>?
        </Trans>
      }
      send={t`Leave`}
      isDanger
      isBusy={leave.isPending}
      failure={leave.error}
      onClose={onClose}
      onSend={() => leave.mutate(undefined, { onSuccess: onClose })}
    >
      <p>
        <Trans>
          You will lose access to its hotels and guests. Your messages keep your name. An owner can invite you
          again.
        </Trans>
      </p>
    </FormDialog>
  );
}
