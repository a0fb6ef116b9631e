import type { HandOverReason, Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
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
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useHandOverReason } from "./hand-over-reason.ts";
import styles from "./SystemLine.module.css";

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
  const who = (
    <strong>
      <bdi>{event.member_name}</bdi>
    </strong>
  );
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

/** Why the assistant handed over, and the step that would let it answer next time. */
function HandedOver({ at, reason, about }: { at: string; reason: HandOverReason; about: string }) {
  const words = useHandOverReason();
  const cause = <strong>{words(reason, about)}</strong>;
  return (
    <Line
      at={at}
      icon={IconArrowRight}
      flip
      link={
        reason === "no_entry" ? (
          <Link to="/builder" search={{ section: "faq", ...(about ? { teach: about } : {}) }}>
            <Trans>Write one</Trans>
          </Link>
        ) : reason === "entries_disagree" ? (
          <Link to="/builder" search={{ show: "contradictions" }}>
            <Trans>Choose</Trans>
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
