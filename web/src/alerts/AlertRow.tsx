import type { Alert, AlertCause, EscalationStep } from "@bellhop/contract/alerts";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconAlertCircle,
  IconArrowRight,
  IconClock,
  IconHelpCircle,
  IconSend,
  IconStairsUp,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useClock } from "../app/clock.ts";
import { useFormats } from "../app/language/formats.ts";
import { useHandOverWords } from "../messages/hand-over-words.ts";
import { useSpan } from "../ui/Clock.tsx";
import { Icon } from "../ui/Icon.tsx";
import { minutesSince } from "../ui/waiting.ts";
import styles from "./AlertsScreen.module.css";
import { stepNow } from "./escalation.ts";

type AlertRowProps = {
  alert: Alert;
  /** At another venue the way there begins with a change of venue. */
  onOpen?: () => void;
};

/** One alert: whom it is about, what happened, how long it has been open and how far up it has gone. Leads to the thread. */
export function AlertRow({ alert, onOpen }: AlertRowProps) {
  const { icon, words, about, tone } = useCause(alert);
  const { time, number } = useFormats();
  const span = useSpan()(useClock((now) => minutesSince(alert.raised_at, now)));
  const step = useClock((now) => stepNow(alert, now));
  const inside = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon of={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className="oneline">{alert.guest_name}</bdi>
          {alert.count > 1 && (
            <bdi className={styles.count}>
              ×{number(alert.count)}
              <span className="unseen">
                {" "}
                <Trans>times</Trans>
              </span>
            </bdi>
          )}
        </span>
        <span className={`${styles.about} ranged`} dir="auto">
          {words}
          {about && (
            <>
              {": "}
              <bdi>“{about}”</bdi>
            </>
          )}
        </span>
      </span>
      <span className={styles.when}>
        <time dateTime={alert.raised_at} title={time(alert.raised_at)}>
          <bdi>{span}</bdi>
        </time>
        <Escalated step={step} />
      </span>
    </>
  );
  if (onOpen) {
    return (
      <button type="button" className={styles.row} data-alert="" onClick={onOpen}>
        {inside}
      </button>
    );
  }
  return (
    <Link
      to="/messages"
      search={{ tab: "all", conversation: alert.conversation_id }}
      className={styles.row}
      data-alert=""
    >
      {inside}
    </Link>
  );
}

function Escalated({ step }: { step: EscalationStep }) {
  const { t } = useLingui();
  const names: Record<EscalationStep, string> = {
    in_app: "",
    push: t`All staff`,
    manager: t`Managers`,
    owner: t`Owners`,
  };
  const name = names[step];
  if (name === "") return null;
  return (
    <span className={styles.step} title={t`Open for so long that it concerns: ${name}`}>
      <Icon of={IconStairsUp} size={14} flip />
      <span className="unseen">{t`Escalated:`} </span>
      {name}
    </span>
  );
}

type Shown = { icon: TablerIcon; words: string; about: string; tone: "waiting" | "urgent" };

function useCause({ cause, reason, about }: Alert): Shown {
  const { t } = useLingui();
  const because = useHandOverWords();
  const handedOver = reason ? t`Handed over: ${because(reason, about)}` : t`Handed over`;
  const causes: Record<AlertCause, Shown> = {
    guest_waits: { icon: IconClock, words: t`Waits for an answer`, about, tone: "waiting" },
    handed_over: {
      icon: IconArrowRight,
      words: handedOver,
      // The reason quotes it already.
      about: reason ? "" : about,
      tone: reason === "complaint" || reason === "safety" ? "urgent" : "waiting",
    },
    send_failed: { icon: IconAlertCircle, words: t`Not delivered`, about, tone: "urgent" },
    send_unknown: { icon: IconHelpCircle, words: t`Not certain whether delivered`, about, tone: "waiting" },
    no_report: { icon: IconSend, words: t`No word of delivery`, about, tone: "waiting" },
  };
  return causes[cause];
}
