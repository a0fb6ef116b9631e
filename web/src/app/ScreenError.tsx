import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

/** A screen that broke: the rest of the dashboard stays, and the screen can be tried again. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const message = error instanceof Error ? error.message : String(error);
  // A new version has replaced the files this page was built from.
  const isOutdated = /dynamically imported module|Importing a module script failed/.test(message);
  return (
    <Notice
      tone="urgent"
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={isOutdated ? t`Bellhop has been updated` : t`This screen has a problem`}
      action={
        <Button kind="primary" onClick={isOutdated ? () => location.reload() : reset}>
          {isOutdated ? <Trans>Load the new version</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    >
      {!isOutdated && message}
    </Notice>
  );
}
