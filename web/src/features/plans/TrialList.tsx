import type { TrialStatus, TrialStep, TrialStepName } from "@bellhop/contract/plans";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronRight, IconCircle, IconCircleCheck, IconDeviceMobileMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTrial } from "./plan-queries.ts";
import styles from "./TrialList.module.css";

/** Loaded when it opens, so that Home does not wait for it. */
const TestDialog = lazy(() => import("./TestDialog.tsx").then((module) => ({ default: module.TestDialog })));

type TrialListProps = {
  frame: (list: ReactNode, progress: { done: number; all: number }) => ReactNode;
  /** A form of the first step, shown while that is the next one. */
  firstForm?: ReactNode;
};

/** The steps until the assistant answers guests, inside `frame`. Once all are done, only the test button stays. */
export function TrialList({ frame, firstForm }: TrialListProps) {
  const { data } = useTrial();
  const [isTesting, setTesting] = useState(false);
  if (!data) return null;
  const done = data.steps.filter(({ state }) => state === "done").length;
  const all = data.steps.length;
  return (
    <>
      {data.is_done ? (
        <Button kind="ghost" icon={<Icon of={IconDeviceMobileMessage} />} onClick={() => setTesting(true)}>
          <Trans>Test the assistant</Trans>
        </Button>
      ) : (
        frame(<Steps trial={data} firstForm={firstForm} onTest={() => setTesting(true)} />, { done, all })
      )}
      <Suspense>
        {isTesting && <TestDialog link={data.whatsapp_link} onClose={() => setTesting(false)} />}
      </Suspense>
    </>
  );
}

type StepsProps = { trial: TrialStatus; firstForm: ReactNode; onTest: () => void };

function Steps({ trial, firstForm, onTest }: StepsProps) {
  const { t } = useLingui();
  const { maySetUp } = usePermissions();
  const stepName = useStepName();
  const next = trial.steps.find(({ state }) => state === "open");
  return (
    <>
      <FreeTest trial={trial} />
      <ol className={styles.steps}>
        {trial.steps.map((step) => (
          <li key={step.step}>
            {step.state === "open" ? (
              <>
                <OpenStep step={step} onTest={onTest} />
                {step === next && step.step === "profile" && maySetUp && firstForm && (
                  <div className={styles.form}>{firstForm}</div>
                )}
              </>
            ) : (
              <div className={styles.step} data-state="done">
                <Icon of={IconCircleCheck} />
                <span className={styles.words}>
                  {stepName(step.step)} <span className="unseen">{t`(done)`}</span>
                </span>
                {step.step === "first_answer" && (
                  <Button size="row" onClick={onTest}>
                    <Trans>Test again</Trans>
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** How much of the free test is left. */
function FreeTest({ trial: { plan, messages, ends_at: endsAt } }: { trial: TrialStatus }) {
  const { number, fullDay } = useFormats();
  if (plan !== "free-test" || messages.stopped_because) return null;
  const remaining = number(messages.left ?? 0);
  const limit = number(messages.limit ?? 0);
  const day = endsAt && fullDay(endsAt);
  return (
    <p className={styles.left}>
      {day ? (
        <Trans>
          Free test: {remaining} of {limit} answers left, until {day}. The simulator is free.
        </Trans>
      ) : (
        <Trans>
          Free test: {remaining} of {limit} answers left. The simulator is free.
        </Trans>
      )}
    </p>
  );
}

/** About how long each step takes. */
const minutesOf: Record<TrialStepName, number> = {
  profile: 3,
  knowledge: 1,
  first_answer: 2,
  channel: 4,
  plan: 1,
};

const pages: Record<Exclude<TrialStepName, "first_answer">, string> = {
  profile: "/profile",
  knowledge: "/builder",
  channel: "/whatsapp-guide",
  plan: "/settingsubscriptionBilling",
};

function OpenStep({ step, onTest }: { step: TrialStep; onTest: () => void }) {
  const { t } = useLingui();
  const { maySetUp, mayChoosePlan } = usePermissions();
  const name = useStepName()(step.step);
  const needs = useNeedWords()(step);
  const isOwnersOnly = step.step === "plan" && !mayChoosePlan;
  const isManagersOnly = step.step !== "first_answer" && !maySetUp;
  const minutes = minutesOf[step.step];
  const words = (
    <>
      <Icon of={IconCircle} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.needs}>
          {isManagersOnly ? t`Ask a manager or an owner.` : isOwnersOnly ? t`Ask an owner.` : needs}
        </span>
      </span>
      <span className={styles.minutes}>{t`${minutes} min`}</span>
    </>
  );
  if (isOwnersOnly || isManagersOnly) return <div className={styles.step}>{words}</div>;
  const end = <Icon of={IconChevronRight} size={16} flip />;
  if (step.step === "first_answer")
    return (
      <button type="button" className={styles.step} onClick={onTest}>
        {words}
        {end}
      </button>
    );
  return (
    <Link to={pages[step.step]} className={styles.step}>
      {words}
      {end}
    </Link>
  );
}

function useStepName(): (step: TrialStepName) => string {
  const { t } = useLingui();
  return (step) =>
    ({
      profile: t`Fill in the profile`,
      knowledge: t`Publish the assistant`,
      first_answer: t`Test a first answer`,
      channel: t`Connect WhatsApp`,
      plan: t`Choose a plan`,
    })[step];
}

function useNeedWords(): (step: TrialStep) => string {
  const { t } = useLingui();
  return ({ needs, missing }) => {
    switch (needs) {
      case "fill_profile":
        return t`${plural(missing ?? 0, { one: "# key topic is missing.", other: "# key topics are missing." })}`;
      case "publish":
        return t`Then it answers guests from your texts.`;
      case "publish_first":
        return t`Publish the assistant first.`;
      case "ask_a_question":
        return t`Ask as a guest, on the simulator or your phone.`;
      case "connect_number":
        return t`Guests then write to your own number.`;
      case "choose_plan":
        return t`So that it answers after the free test.`;
      default:
        return "";
    }
  };
}
