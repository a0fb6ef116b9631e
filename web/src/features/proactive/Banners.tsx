import { Trans, useLingui } from "@lingui/react/macro";
import { IconPlayerPause, IconPlugConnectedX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import { useOpenWhatsapp } from "../whatsapp/index.ts";
import styles from "./ProactiveScreen.module.css";
import { useRuleChanges } from "./rule-changes.ts";

function Banner({
  icon,
  tone,
  action,
  children,
}: {
  icon: ReactNode;
  tone: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.banner} data-tone={tone}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}

export function Paused({ at, by, mayResume }: { at: string; by: string | null; mayResume: boolean }) {
  const { t } = useLingui();
  const { pause } = useRuleChanges();
  const showFailure = useShowFailure();
  const { time, dayOf, dayAndTime } = useFormats();
  const isToday = useClock((now) => dayOf(now) === dayOf(at));
  const [isBusy, setBusy] = useState(false);
  const since = isToday ? time(at) : dayAndTime(at);
  const who = isolated(by ?? "");
  const resume = async () => {
    setBusy(true);
    await pause(false).catch(showFailure);
    setBusy(false);
  };
  return (
    <Banner
      tone="waiting"
      icon={<Icon of={IconPlayerPause} />}
      action={
        mayResume && (
          <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void resume()}>
            <Trans>Resume</Trans>
          </Button>
        )
      }
    >
      <strong>
        <Trans>All messages are paused</Trans>
      </strong>{" "}
      {by ? t`since ${since}, by ${who}.` : t`since ${since}.`}{" "}
      <span className={styles.dim}>
        <Trans>What is due meanwhile is not sent later.</Trans>
      </span>
    </Banner>
  );
}

/** Shown while the hotel has not connected its WhatsApp number. */
export function NoWhatsapp({ isSimulated, hasEmail }: { isSimulated: boolean; hasEmail: boolean }) {
  const open = useOpenWhatsapp();
  return (
    <Banner
      tone="calm"
      icon={<Icon of={IconPlugConnectedX} />}
      action={
        open && (
          <Button onClick={() => void open()}>
            <Trans>Connect</Trans>
          </Button>
        )
      }
    >
      <strong>
        <Trans>WhatsApp isn't connected.</Trans>
      </strong>{" "}
      <span className={styles.dim}>
        {isSimulated ? (
          <Trans>WhatsApp messages go to the simulator. No real phone gets them.</Trans>
        ) : hasEmail ? (
          <Trans>Guests get messages on the guest page and by e-mail only.</Trans>
        ) : (
          <Trans>Guests see messages on the guest page only.</Trans>
        )}
      </span>
    </Banner>
  );
}
