import type { ProblemCode } from "@bellhop/contract/problems";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { toast } from "../../ui/toasts.ts";
import { type CallFailure, reasonOf } from "./call-failure.ts";
import { openPaywall } from "./paywall-store.ts";

/** Shows a toast for a failed change: what is switched off leads to Features. What the plan does not include opens the paywall. */
export function useShowFailure(): (failure: unknown, what?: string) => void {
  const { t } = useLingui();
  const router = useRouter();
  return useMemo(
    () => (failure, what) => {
      if (isOfThePlan(failure)) return openPaywall(failure);
      const openFeatures = {
        label: t`Open Features`,
        run: () => void router.navigate({ to: "/settingsfunctinality" }),
      };
      const words = [what, reasonOf(failure)].filter(Boolean).join(" ");
      toast(words, isSwitchedOff(failure) ? { action: openFeatures } : { tone: "urgent" });
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
