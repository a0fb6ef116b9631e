import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { toast } from "../../ui/toasts.ts";
import { type CallFailure, reasonOf } from "./call-failure.ts";

/** Shows a toast for a failed change. A role that is too low points to an owner, a plan to the plans. */
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
      toast(words, isOfThePlan(failure) ? { action: seePlans } : { tone: "urgent" });
    },
    [t, router],
  );
}

/** Every 403 counts as a paywall, except those that name a role. */
export function isOfThePlan(failure: unknown): boolean {
  const { isPaywallError, code } = (failure ?? {}) as Partial<CallFailure>;
  return isPaywallError === true && code !== "role_required";
}
