import type { ProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { setDraft } from "../drafts.ts";
import { useRuleChanges } from "../rule-changes.ts";

type DeleteDialogProps = {
  rule: ProactiveRule;
  isStored: boolean;
  onRemoved: () => void;
  onClose: () => void;
};

export function DeleteDialog({ rule, isStored, onRemoved, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  const { remove } = useRuleChanges();
  const removing = useMutation({
    mutationFn: async () => {
      if (isStored) await remove(rule);
      else setDraft(rule.rule_id, null);
    },
    onSuccess: () => {
      onClose();
      onRemoved();
    },
  });
  const name = isolated(rule.name || t`New message`);
  return (
    <FormDialog
      title={isStored ? t`Delete ${name}?` : t`Discard ${name}?`}
      send={isStored ? t`Delete message` : t`Discard`}
      isDanger
      isBusy={removing.isPending}
      failure={removing.error}
      onSend={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {isStored ? (
          <Trans>No guest gets it any more. The log of what was sent stays. You can't undo this.</Trans>
        ) : (
          <Trans>It was never saved, so no guest got it.</Trans>
        )}
      </p>
    </FormDialog>
  );
}
