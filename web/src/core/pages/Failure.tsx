import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconLock, IconToggleLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useContext } from "react";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccessContext } from "../access/AccessContext.ts";
import { mayWrite } from "../access/permissions.ts";
import { type CallFailure, reasonOf } from "../api/call-failure.ts";
import { isOfThePlan, isSwitchedOff } from "../api/show-failure.ts";
import { LazyPaywall } from "../plans/LazyPaywall.tsx";

type FailureProps = {
  failure: Error;
  /** Such as "The inbox could not be loaded". */
  title: string;
  onRetry: () => void;
};

/** A failed read: a refusal says whom to ask, everything else can be retried. */
export function Failure({ failure, title, onRetry }: FailureProps) {
  const { t } = useLingui();
  const maySwitch = mayWrite(useContext(AccessContext)?.member.role);
  const { isPaywallError, code } = failure as Partial<CallFailure>;
  const isNoMember = code === "not_a_member";
  if (isSwitchedOff(failure))
    return (
      <Notice
        icon={<IconToggleLeft size={24} stroke={1.35} />}
        title={t`Switched off for this hotel`}
        action={
          maySwitch && (
            <Link to="/settingsfunctinality" className={buttonLook({ kind: "primary" })}>
              <Trans>Open Features</Trans>
            </Link>
          )
        }
      >
        {reasonOf(failure)}
      </Notice>
    );
  if (isPaywallError || isNoMember) {
    if (isOfThePlan(failure)) return <LazyPaywall failure={failure} />;
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
