import type { ChosenPlan } from "@bellhop/contract/plan-names";
import type { OperatorPlan } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { usePlanName } from "../../core/plans/plan-words.ts";
import { toast } from "../../ui/toasts.ts";
import { AboveList, gatesAbove } from "./AboveList.tsx";
import { useChoosePlan } from "./plan-queries.ts";

type ChooseDialogProps = { plan: OperatorPlan; chosen: ChosenPlan; onClose: () => void };

/** Says what a smaller plan means before it is chosen. */
export function ChooseDialog({ plan, chosen, onClose }: ChooseDialogProps) {
  const { t } = useLingui();
  const name = usePlanName()(chosen);
  const choose = useChoosePlan();
  const isAbove = gatesAbove(plan.counts, chosen).length > 0;
  return (
    <FormDialog
      title={<Trans>Choose {name}</Trans>}
      send={t`Choose ${name}`}
      isBusy={choose.isPending}
      failure={choose.error}
      onClose={onClose}
      onSend={() =>
        choose.mutate(
          { plan: chosen },
          {
            onSuccess: () => {
              toast(t`Plan changed to ${name}.`);
              onClose();
            },
          },
        )
      }
    >
      <p>
        <Trans>This is test mode: no payment is taken. The plan changes at once.</Trans>
      </p>
      {isAbove && (
        <div>
          <p>
            <Trans>You use more than {name} includes. Nothing is removed, but you can't add more:</Trans>
          </p>
          <AboveList counts={plan.counts} plan={chosen} />
        </div>
      )}
    </FormDialog>
  );
}
