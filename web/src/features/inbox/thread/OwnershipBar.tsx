import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconRobot, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { useClock } from "../../../core/time/clock.ts";
import { minutesSince } from "../../../core/time/urgency.ts";
import { useSpan } from "../../../core/time/WaitingClock.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useConversationChanges } from "../conversations/conversation-changes.ts";
import styles from "./OwnershipBar.module.css";
import { minutesLeft } from "./WindowCountdown.tsx";

type OwnershipBarProps = {
  conversation: Conversation;
  /** The card below has the primary action. */
  isSecondary?: boolean;
  /** Moves the focus to where a reply is written. */
  onWrite: () => void;
};

export function OwnershipBar({ conversation, isSecondary = false, onWrite }: OwnershipBarProps) {
  const { member } = useAccess();
  const { assistantAnswers } = useSwitches();
  const { takeOver, handBack } = useConversationChanges();
  const { held, answered_elsewhere, window_closes_at: closesAt } = conversation;
  // WhatsApp ends all control of a thread a day after the guest's last message.
  const isElsewhere = useClock(
    (now) => answered_elsewhere && closesAt !== null && minutesLeft(closesAt, now) > 0,
  );

  const takeOverButton = (isPrimary: boolean) => (
    <Button
      size="row"
      kind={isPrimary && !isSecondary ? "primary" : "default"}
      keyHint="T"
      onClick={() => void takeOver(conversation)}
    >
      <Trans>Take over</Trans>
    </Button>
  );

  if (isElsewhere) {
    const takeBack = () => {
      if (held.by !== "staff" || held.member_id !== member.member_id) void takeOver(conversation);
      onWrite();
    };
    return (
      <Bar
        tint="urgent"
        icon={<Icon of={IconRobot} size={20} />}
        action={
          <Button size="row" kind={isSecondary ? "default" : "primary"} onClick={takeBack}>
            <Trans>Take back</Trans>
          </Button>
        }
      >
        <strong>
          <Trans>Another agent on your number answers this guest.</Trans>
        </strong>{" "}
        <span>
          <Trans>Your next message takes the conversation back.</Trans>
        </span>
      </Bar>
    );
  }
  if (held.by === "assistant" && assistantAnswers && waitsForTeam(conversation)) {
    return (
      <Bar tint="urgent" icon={<Icon of={IconAlertCircle} size={20} />} action={takeOverButton(true)}>
        <strong>
          <Trans>This guest is waiting for your team.</Trans>
        </strong>{" "}
        <span className={styles.more}>
          <Trans>The assistant answers other questions.</Trans>
        </span>
      </Bar>
    );
  }
  if (held.by === "assistant" && conversation.draft) {
    return (
      <Bar tint="assistant" icon={<Icon of={IconSparkles} />} action={takeOverButton(false)}>
        <strong>
          <Trans>The assistant's answer waits for you.</Trans>
        </strong>{" "}
        <span className={styles.more}>
          <Trans>The guest has no answer yet.</Trans>
        </span>
      </Bar>
    );
  }
  if (held.by === "assistant") {
    return (
      <Bar tint="assistant" icon={<Icon of={IconSparkles} />} action={takeOverButton(false)}>
        <strong>
          {assistantAnswers ? (
            <Trans>The assistant is answering.</Trans>
          ) : (
            <Trans>The assistant is not answering.</Trans>
          )}
        </strong>{" "}
        {!assistantAnswers && <Trans>It is off or paused. New messages go to your team.</Trans>}
        {assistantAnswers && conversation.waiting_since && <StillOpen since={conversation.waiting_since} />}
      </Bar>
    );
  }
  if (held.member_id === null) {
    return (
      <Bar tint="urgent" icon={<Icon of={IconAlertCircle} size={20} />} action={takeOverButton(true)}>
        <strong>
          <Trans>No one is answering yet.</Trans>
        </strong>{" "}
        {conversation.waiting_since && <Waited since={conversation.waiting_since} />}
      </Bar>
    );
  }
  if (held.member_id === member.member_id) {
    return (
      <Bar
        tint="you"
        icon={<Disc name={member.name} size={24} tint="accent" />}
        action={
          assistantAnswers && (
            <Button
              size="row"
              icon={<Icon of={IconSparkles} size={16} />}
              keyHint="B"
              onClick={() => void handBack(conversation)}
            >
              <Trans>Hand back</Trans>
            </Button>
          )
        }
      >
        <strong>
          <Trans>You are answering.</Trans>
        </strong>{" "}
        <span className={styles.more}>
          <Trans>The assistant won't answer here.</Trans>
        </span>
      </Bar>
    );
  }
  const name = <bdi>{held.member_name}</bdi>;
  return (
    <Bar
      tint="colleague"
      icon={<Disc name={held.member_name ?? ""} size={24} />}
      action={takeOverButton(false)}
    >
      <strong>
        <Trans>{name} is answering.</Trans>
      </strong>{" "}
      <span className={styles.more}>
        <Trans>The assistant won't answer here.</Trans>
      </span>
    </Bar>
  );
}

/** A question, request or complaint waits for staff: the assistant does not answer it. */
const waitsForTeam = ({ waiting_since, open_questions }: Conversation): boolean =>
  waiting_since !== null && open_questions.length > 0;

/** Handed back with an open question: the assistant starts with the guest's next message. */
function StillOpen({ since }: { since: string }) {
  const minutes = useClock((now) => minutesSince(since, now));
  if (minutes < 1) return null;
  return (
    <span className={styles.more}>
      <Trans>It will answer the next message. The last one still needs a reply.</Trans>
    </span>
  );
}

function Waited({ since }: { since: string }) {
  const { t } = useLingui();
  const minutes = useClock((now) => minutesSince(since, now));
  const span = useSpan()(minutes);
  return <span>{minutes < 1 ? t`The guest wrote just now.` : t`The guest has waited ${span}.`}</span>;
}

type BarProps = {
  tint: "you" | "assistant" | "colleague" | "urgent";
  icon: ReactNode;
  action: ReactNode;
  children: ReactNode;
};

function Bar({ tint, icon, action, children }: BarProps) {
  return (
    <div className={styles.bar} data-tint={tint}>
      {icon}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
