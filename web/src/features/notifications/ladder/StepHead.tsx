import { minutesOf, type NotificationStep } from "@bellhop/contract/notification-rules";
import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { Disc } from "../../../ui/Disc.tsx";
import { AcceptTheirs } from "../../settings/index.ts";
import { MinutesStepper } from "./MinutesStepper.tsx";
import styles from "./StepHead.module.css";
import type { Ladder } from "./use-ladder.ts";
import { useSkipReasons } from "./words.ts";

const fields = { push: "push_minutes", manager: "manager_minutes", owner: "owner_minutes" } as const;

/** When the step comes, for causes that start in the app. */
export function StepMinutes({ step, ladder }: { step: NotificationStep; ladder: Ladder }) {
  const { t } = useLingui();
  const labels = {
    push: t`Minutes until push`,
    manager: t`Minutes until managers are told`,
    owner: t`Minutes until owners are told`,
  };
  if (step === "in_app")
    return (
      <span className={styles.minutes}>
        <Trans>At once</Trans>
      </span>
    );
  const field = fields[step];
  return (
    <>
      <span className={styles.minutes}>
        <Trans>
          after{" "}
          <MinutesStepper
            label={labels[step]}
            value={ladder.mayEdit ? ladder.ladder[field] : minutesOf(ladder.ladder)[step]}
            isReadOnly={!ladder.mayEdit}
            onChange={(minutes) => ladder.set({ [field]: minutes })}
          />{" "}
          min
        </Trans>
      </span>
      <AcceptTheirs path={`notifications.${field}`} />
    </>
  );
}

const maxDiscs = 2;

/** Who would be told now, or why no one. */
export function StepPeople({ step, shown }: { step: NotificationStep; shown: Notifications }) {
  const label = useStepPeople(step, shown);
  const people = shown.steps.find((one) => one.step === step)?.people ?? [];
  return (
    <span className={styles.people} data-none={people.length === 0 || undefined}>
      {people.slice(0, maxDiscs).map(({ member_id, name }) => (
        <Disc key={member_id} name={name} size={24} />
      ))}
      <bdi>{label}</bdi>
    </span>
  );
}

export function useStepPeople(step: NotificationStep, shown: Notifications): string {
  const { t, i18n } = useLingui();
  const reasons = useSkipReasons();
  const found = shown.steps.find((one) => one.step === step);
  if (!found || found.people.length === 0) return found?.skipped ? t`Skipped: ${reasons[found.skipped]}` : "";
  const names = found.people.map(({ name }) => name.split(/\s+/)[0] ?? name);
  const listed = new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" });
  const [first, others] = [names.slice(0, 2), names.length - 2];
  return others > 0 ? t`${listed.format(first)}, +${others}` : listed.format(first);
}
