import { Trans, useLingui } from "@lingui/react/macro";
import { IconCloudOff } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { type CallFailure, reasonOf } from "../../core/api/call-failure.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FullPage } from "./FullPage.tsx";

const retryMs = 5_000;

type NoAnswerProps = { failure: CallFailure; onRetry: () => void; onLeave: () => void };

/** Shown while the server cannot say who is signed in. Retries every few seconds. */
export function NoAnswer({ failure, onRetry, onLeave }: NoAnswerProps) {
  const { t } = useLingui();
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(() => {
    const timer = setInterval(() => retry.current(), retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <FullPage>
      <Notice
        isPage
        icon={<IconCloudOff size={24} stroke={1.35} />}
        title={t`Bellhop is not available right now`}
        action={
          <>
            <Button kind="primary" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            <Button onClick={onLeave}>
              <Trans>Sign out</Trans>
            </Button>
          </>
        }
      >
        {reasonOf(failure)} <Trans>This page tries again automatically.</Trans>
      </Notice>
    </FullPage>
  );
}
