import { useMemo } from "react";
import { toast } from "../../ui/toasts.ts";
import { type CallFailure, reasonOf } from "./call-failure.ts";
import { openPaywall } from "./paywall-store.ts";

/** Shows a toast for a failed change; for what the plan does not include, what would. */
export function useShowFailure(): (failure: unknown, what?: string) => void {
  return useMemo(
    () => (failure, what) => {
      if (isOfThePlan(failure)) return openPaywall(failure);
      toast([what, reasonOf(failure)].filter(Boolean).join(" "), { tone: "urgent" });
    },
    [],
  );
}

/** Every 403 counts as a paywall, except those that name a role. */
export function isOfThePlan(failure: unknown): boolean {
  const { isPaywallError, code } = (failure ?? {}) as Partial<CallFailure>;
  return isPaywallError === true && code !== "role_required";
}
