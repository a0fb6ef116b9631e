import { gatesAbove, plans } from "@bellhop/contract/plan-limits";
import type { ChosenPlan } from "@bellhop/contract/plan-names";
import type { OperatorPlan } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { usePlanName } from "../../core/plans/plan-words.ts";
import { toast } from "../../ui/toasts.ts";
import { AboveLimitsList } from "./AboveLimitsList.tsx";
import { useChoosePlan } from "./plan-queries.ts";

type ChooseDialogProps = { plan: OperatorPlan; chosen: ChosenPlan; onClose: () => void };

/** Says what a smaller plan means before it is chosen. */
export function ChooseDialog({ plan, chosen, onClose }: ChooseDialogProps) {
  const { t } = useLingui();
  const name = usePlanName()(chosen);
  const choose = useChoosePlan();
  const { graceDays } = plans[chosen];
  const isAbove = gatesAbove(chosen, plan.counts).length > 0;
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
      {plan.venues.some(({ meter }) => meter.stopped_because !== null) && (
        <p>
          <Trans>Guests whom your team got meanwhile stay with your team. Hand them back in the inbox.</Trans>
        </p>
      )}
      {isUsedUp(plan, chosen) && (
        <p>
          <Trans>
            You have used more conversations this month than {name} includes. Within {graceDays} days, the
            assistant stops answering new guests. Your team still gets them.
          </Trans>
        </p>
      )}
      {plans[plan.plan].coexistence && !plans[chosen].coexistence && (
        <p>
          <Trans>
            {name} doesn't include the WhatsApp Business app on your phone. A number that uses it stays
            connected.
          </Trans>
        </p>
      )}
      {isAbove && (
        <div>
          <p>
            <Trans>You use more than {name} includes. Nothing is removed, but you can't add more:</Trans>
          </p>
          <AboveLimitsList counts={plan.counts} plan={chosen} />
        </div>
      )}
    </FormDialog>
  );
}

/** Whether this month's conversations are above what the plan includes, at a hotel or together. */
function isUsedUp({ venues }: OperatorPlan, chosen: ChosenPlan): boolean {
  const { conversations: limit, pooled } = plans[chosen];
  if (limit === null) return false;
  const used = venues.map(({ conversations }) => conversations);
  return pooled ? used.reduce((sum, one) => sum + one, 0) >= limit : used.some((one) => one >= limit);
}
