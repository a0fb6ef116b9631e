import type { HandOverReason, Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconArrowRight,
  IconCheck,
  IconHandStop,
  IconInfoCircle,
  IconSparkles,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../app/language/formats.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./SystemLine.module.css";

/** What happened to the conversation itself: handed over and why, taken over, handed back, done. */
export function SystemLine({ message }: { message: Message }) {
  const { event } = message;
  if (!event) {
    return (
      <Line at={message.position} icon={IconInfoCircle}>
        {message.text}
      </Line>
    );
  }
  if (event.kind === "handed_over")
    return <HandedOver at={message.position} reason={event.reason} about={event.about} />;
  const who = <strong>{event.member_name}</strong>;
  if (event.kind === "taken_over") {
    return (
      <Line at={message.position} icon={IconHandStop}>
        <Trans>{who} took over</Trans>
      </Line>
    );
  }
  if (event.kind === "handed_back") {
    return (
      <Line at={message.position} icon={IconSparkles}>
        <Trans>{who} handed back to the assistant</Trans>
      </Line>
    );
  }
  return (
    <Line at={message.position} icon={IconCheck}>
      <Trans>{who} marked this done</Trans>
    </Line>
  );
}

/** The question itself stands right above: a few words say which one is meant. */
const quotedMost = 64;

/** Why the assistant did not answer, in words, and the one step that would let it answer next time. */
function HandedOver({ at, reason, about: whole }: { at: string; reason: HandOverReason; about: string }) {
  const { t } = useLingui();
  const about = whole.length > quotedMost ? `${whole.slice(0, quotedMost).replace(/\s+\S*$/, "")}…` : whole;
  const causes: Record<HandOverReason, string> = {
    no_entry: about ? t`no entry covers “${about}”` : t`no entry covers this`,
    unsure: about ? t`not sure about “${about}”` : t`not sure of the answer`,
    wants_person: t`the guest asked for a person`,
    complaint: about ? t`a complaint, “${about}”` : t`a complaint`,
    safety: about ? t`safety, “${about}”` : t`a question of safety`,
    sensitive: about ? t`a sensitive matter, “${about}”` : t`a sensitive matter`,
    not_text: t`the assistant reads only text`,
    not_built: t`the assistant is not built yet`,
    paused: t`the assistant is paused`,
    assistant_failed: t`the assistant could not answer`,
  };
  const cause = <strong>{causes[reason]}</strong>;
  return (
    <Line
      at={at}
      icon={IconArrowRight}
      flip
      link={
        reason === "no_entry" ? (
          <Link to="/faq">
            <Trans>Write one</Trans>
          </Link>
        ) : reason === "not_built" ? (
          <Link to="/builder">
            <Trans>Build it</Trans>
          </Link>
        ) : null
      }
    >
      <Trans>Handed over to staff: {cause}</Trans>
    </Line>
  );
}

type LineProps = { at: string; icon: TablerIcon; flip?: boolean; link?: ReactNode; children: ReactNode };

function Line({ at, icon, flip, link, children }: LineProps) {
  const { time } = useFormats();
  return (
    <p className={styles.line} title={time(at)}>
      <Icon of={icon} size={16} flip={flip} />
      <span dir="auto">
        {children}
        {link && <> · {link}</>}
      </span>
    </p>
  );
}
