import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { type CallFailure, reasonOf } from "../api/call-failure.ts";
import { isOfThePlan } from "../api/show-failure.ts";
import { Paywall } from "../plans/Paywall.tsx";

type FailureProps = {
  failure: Error;
  /** Such as "The inbox could not be loaded". */
  title: string;
  onRetry: () => void;
};

/** A failed read: a refusal says whom to ask, everything else can be retried. */
export function Failure({ failure, title, onRetry }: FailureProps) {
  const { t } = useLingui();
  const { isPaywallError, code } = failure as Partial<CallFailure>;
  const isNoMember = code === "not_a_member";
  if (isPaywallError || isNoMember) {
    if (isOfThePlan(failure)) return <Paywall failure={failure} />;
    return (
      <Notice icon={<IconLock size={24} stroke={1.35} />} title={t`You don't have access`}>
        {reasonOf(failure)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="urgent"
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={title}
      action={
        <Button kind="primary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {reasonOf(failure)}
    </Notice>
  );
}
