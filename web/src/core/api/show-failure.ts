import type { ProblemCode } from "@bellhop/contract/problems";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { toast } from "../../ui/toasts.ts";
import { type CallFailure, reasonOf } from "./call-failure.ts";

/** Shows a toast for a failed change. A role that is too low points to an owner, a plan to the plans, a switch to Features. */
export function useShowFailure(): (failure: unknown, what?: string) => void {
  const { t } = useLingui();
  const router = useRouter();
  return useMemo(
    () => (failure, what) => {
      const words = [what, reasonOf(failure)].filter(Boolean).join(" ");
      const seePlans = {
        label: t`See plans`,
        run: () => void router.navigate({ to: "/settingsubscriptionBilling" }),
      };
      const openFeatures = {
        label: t`Open Features`,
        run: () => void router.navigate({ to: "/settingsfunctinality" }),
      };
      if (isOfThePlan(failure)) toast(words, { action: seePlans });
      else toast(words, isSwitchedOff(failure) ? { action: openFeatures } : { tone: "urgent" });
    },
    [t, router],
  );
}

/** The venue has switched off what the call belongs to. */
export function isSwitchedOff(failure: unknown): boolean {
  return (failure as Partial<CallFailure> | null)?.code === ("feature_off" satisfies ProblemCode);
}

const otherCodes: readonly unknown[] = ["role_required", "feature_off"] satisfies ProblemCode[];

/** Every 403 counts as a paywall, except those that name a role or a switch. */
export function isOfThePlan(failure: unknown): boolean {
  const { isPaywallError, code } = (failure ?? {}) as Partial<CallFailure>;
  return isPaywallError === true && !otherCodes.includes(code);
}
