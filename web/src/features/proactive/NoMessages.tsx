import { Trans, useLingui } from "@lingui/react/macro";
import { IconCalendarClock } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useRuleChanges } from "./rule-changes.ts";

export function NoMessages({ whyNot }: { whyNot: string | undefined }) {
  const { t } = useLingui();
  const { addReadyMade } = useRuleChanges();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    await addReadyMade();
    setBusy(false);
  };
  return (
    <Notice
      icon={<IconCalendarClock size={24} stroke={1.35} />}
      title={t`Write to guests before they ask`}
      action={
        !whyNot && (
          <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void add()}>
            <Trans>Add ready-made messages</Trans>
          </Button>
        )
      }
    >
      {whyNot ? (
        <>
          <Trans>Your hotel has no messages yet.</Trans> {whyNot}
        </>
      ) : (
        <Trans>
          Start with seven messages from booking to feedback, in seven languages. All are switched off at
          first.
        </Trans>
      )}
    </Notice>
  );
}
