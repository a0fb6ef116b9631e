import type { OperatorPlan } from "@bellhop/contract/plans";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconInfoCircle } from "@tabler/icons-react";
import { useFormats } from "../../core/language/formats.ts";
import { FamilyNav } from "../../core/navigation/FamilyNav.tsx";
import { Failure } from "../../core/pages/Failure.tsx";
import { Section } from "../../core/pages/Section.tsx";
import { usePlanName } from "../../core/plans/plan-words.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AboveLimits } from "./AboveLimits.tsx";
import { PlanCards } from "./PlanCards.tsx";
import styles from "./PlanScreen.module.css";
import { usePlan } from "./plan-queries.ts";
import { Usage } from "./Usage.tsx";

export function PlanScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = usePlan();
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>Plan and usage</Trans>
        </h1>
      </header>
      <FamilyNav />
      {data ? (
        <Content plan={data} />
      ) : error ? (
        <Failure failure={error} title={t`The plan could not be loaded`} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t`Loading the plan`} className={styles.skeleton}>
          <Skeleton height={72} />
          <Skeleton height={160} />
        </div>
      )}
    </div>
  );
}

function Content({ plan }: { plan: OperatorPlan }) {
  return (
    <>
      <Current plan={plan} />
      <AboveLimits plan={plan} />
      <Usage plan={plan} />
      {plan.billing !== "off" && <PlanCards plan={plan} />}
    </>
  );
}

function Current({ plan: { plan, billing, since, ends_at: endsAt, chosen_by: by } }: { plan: OperatorPlan }) {
  const { t } = useLingui();
  const { fullDay } = useFormats();
  const name = usePlanName()(plan);
  const start = since && fullDay(since);
  const end = endsAt && fullDay(endsAt);
  return (
    <Section title={t`Your plan`}>
      <div className={styles.current}>
        <p className={styles.name}>{name}</p>
        <p className={styles.dim}>
          {billing === "off" ? (
            <Trans>You run Bellhop yourself. Everything is included.</Trans>
          ) : end ? (
            <Trans>The free test ends on {end}.</Trans>
          ) : by && start ? (
            <Trans>
              Chosen by {by} on {start}.
            </Trans>
          ) : (
            <Trans>The free test begins with the first answer.</Trans>
          )}
        </p>
        {billing === "stand-in" && (
          <p className={styles.standIn}>
            <Chip tone="info" icon={<Icon of={IconInfoCircle} size={14} />}>
              <Trans>Test mode</Trans>
            </Chip>
            <Trans>No payment is taken. Plans change at once.</Trans>
          </p>
        )}
      </div>
    </Section>
  );
}
