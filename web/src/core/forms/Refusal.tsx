import { useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { type CallFailure, isWithoutAnswer, reasonOf } from "../api/call-failure.ts";
import { isOfThePlan } from "../api/show-failure.ts";
import { LazyPaywall } from "../plans/LazyPaywall.tsx";
import styles from "./RefusalBox.module.css";

/**
 * A failed change, shown next to what was typed. A role that is too low says whom to ask, a plan links to the
 * plans.
 */
export function Refusal({ failure }: { failure: Error }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is a new reason to look here.
  useEffect(() => box.current?.focus(), [failure]);
  const isPlan = isOfThePlan(failure);
  const isRole = (failure as Partial<CallFailure>).code === "role_required";
  if (isPlan)
    return (
      <div ref={box} className={styles.box} role="alert" tabIndex={-1} data-kind="plan">
        <LazyPaywall failure={failure} />
      </div>
    );
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <Icon of={isRole ? IconLock : IconAlertTriangle} />
      <div>
        {isRole && <p className={styles.title}>{t`You don't have access`}</p>}
        <p>
          {isWithoutAnswer(failure) && !navigator.onLine
            ? t`You're offline. You won't lose what you typed. Try again when you're online.`
            : reasonOf(failure)}
        </p>
      </div>
    </div>
  );
}
