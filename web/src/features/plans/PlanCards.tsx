import { type ChosenPlan, chosenPlans } from "@bellhop/contract/plan-names";
import type { OperatorPlan } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { Section } from "../../core/pages/Section.tsx";
import { usePlanIncludes, usePlanName } from "../../core/plans/plan-words.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChooseDialog } from "./ChooseDialog.tsx";
import styles from "./PlanScreen.module.css";

export function PlanCards({ plan }: { plan: OperatorPlan }) {
  const { t } = useLingui();
  const { mayChoosePlan } = usePermissions();
  const [choosing, setChoosing] = useState<ChosenPlan>();
  return (
    <Section
      title={t`Plans`}
      about={
        mayChoosePlan ? (
          <Trans>Staff replies and guests' messages are never blocked, on any plan.</Trans>
        ) : (
          <Trans>Only owners can change the plan. Ask an owner.</Trans>
        )
      }
    >
      <ul className={styles.cards}>
        {chosenPlans.map((name) => (
          <li key={name} className={styles.card} data-current={name === plan.plan || undefined}>
            <PlanCard name={name} isCurrent={name === plan.plan}>
              {mayChoosePlan && name !== plan.plan && (
                <ChooseButton name={name} onChoose={() => setChoosing(name)} />
              )}
            </PlanCard>
          </li>
        ))}
      </ul>
      {choosing && <ChooseDialog plan={plan} chosen={choosing} onClose={() => setChoosing(undefined)} />}
    </Section>
  );
}

type CardProps = { name: ChosenPlan; isCurrent: boolean; children: React.ReactNode };

function PlanCard({ name, isCurrent, children }: CardProps) {
  const nameOf = usePlanName();
  const includes = usePlanIncludes();
  return (
    <>
      <h3 className={styles.cardHead}>
        {nameOf(name)}
        {isCurrent && (
          <Chip tone="accent">
            <Trans>Your plan</Trans>
          </Chip>
        )}
      </h3>
      <ul className={styles.includes}>
        {includes(name).map((line) => (
          <li key={line}>
            <Icon of={IconCheck} size={16} />
            {line}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}

function ChooseButton({ name, onChoose }: { name: ChosenPlan; onChoose: () => void }) {
  const planName = usePlanName()(name);
  return (
    <Button onClick={onChoose}>
      <Trans>Choose {planName}</Trans>
    </Button>
  );
}
