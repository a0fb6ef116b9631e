import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLock, IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { type CallFailure, isWithoutAnswer, reasonOf } from "../api/call-failure.ts";
import { isOfThePlan } from "../api/show-failure.ts";
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
  const title = isPlan ? t`Your plan does not include this` : t`You don't have access`;
  return (
    <div ref={box} className={styles.box} role="alert" tabIndex={-1} data-kind={isPlan ? "plan" : undefined}>
      <Icon of={isPlan ? IconReceipt : isRole ? IconLock : IconAlertTriangle} />
      <div>
        {(isPlan || isRole) && <p className={styles.title}>{title}</p>}
        <p>
          {isWithoutAnswer(failure) && !navigator.onLine
            ? t`You're offline. You won't lose what you typed. Try again when you're online.`
            : reasonOf(failure)}
        </p>
        {isPlan && (
          <Link to="/settingsubscriptionBilling" className={styles.plans}>
            <Trans>See plans</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}
