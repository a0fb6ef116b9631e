import { browserConfigPath } from "@bellhop/contract/browser-config";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCloudOff } from "@tabler/icons-react";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { ScreenNotLoaded } from "../core/navigation/lazy-screen.tsx";
import { tabStorage } from "../core/storage/guarded-storage.ts";
import { nowMs } from "../core/time/clock.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

export function ScreenError({ error, reset }: ErrorComponentProps) {
  return (
    <div style={{ display: "grid", minHeight: "100%" }}>
      {error instanceof ScreenNotLoaded ? <NotLoaded /> : <Broken error={error} reset={reset} />}
    </div>
  );
}

function Broken({ error, reset }: Pick<ErrorComponentProps, "error" | "reset">) {
  const { t } = useLingui();
  return (
    <Notice
      tone="urgent"
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={t`Something went wrong on this screen`}
      action={
        <Button kind="primary" onClick={reset}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Try again. If that does not help, reload the page.</Trans>
      </p>
      <p dir="ltr">{error instanceof Error ? error.message : String(error)}</p>
    </Notice>
  );
}

const retryMs = 5_000;
/** Reloading again within this time would not help: leave it to the person. */
const reloadPauseMs = 60_000;
const reloadedKey = "bellhop.reloaded";

/** Reloads as soon as the server answers. Reloading earlier would leave an empty page. */
function NotLoaded() {
  const { t } = useLingui();
  useEffect(() => {
    const since = () => nowMs() - Number(tabStorage.read(reloadedKey) ?? 0);
    const timer = setInterval(() => since() > reloadPauseMs && void reloadWhenUp(), retryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice
      tone="urgent"
      icon={<IconCloudOff size={24} stroke={1.35} />}
      title={t`This screen could not be loaded`}
      action={
        <Button kind="primary" onClick={() => void reloadWhenUp()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This screen reloads when Bellhop is back. You won't lose what you typed.</Trans>
    </Notice>
  );
}

async function reloadWhenUp() {
  const answers = await fetch(browserConfigPath, { cache: "no-store" }).then(
    (response) => response.ok,
    (failure: unknown) => {
      console.warn("Bellhop does not answer yet:", failure);
      return false;
    },
  );
  if (!answers) return;
  tabStorage.write(reloadedKey, String(nowMs()));
  location.reload();
}
