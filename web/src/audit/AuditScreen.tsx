import { Trans } from "@lingui/react/macro";

/** What members have changed, for owners. */
export function AuditScreen() {
  return (
    <h1>
      <Trans>What was changed</Trans>
    </h1>
  );
}
