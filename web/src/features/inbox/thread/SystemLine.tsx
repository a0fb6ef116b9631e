import type { Message, ThreadEvent } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import {
  IconAddressBook,
  IconArrowRight,
  IconCheck,
  IconClipboardCheck,
  IconDeviceMobile,
  IconHandStop,
  IconInfoCircle,
  IconRobot,
  IconSparkles,
  IconStar,
  type TablerIcon,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useQuoted } from "../../../ui/quoted.ts";
import { RatedLine } from "../../stay-ratings/index.ts";
import { useHandOverTitle } from "./hand-over-reason.ts";
import { RequestStep } from "./RequestStep.tsx";
import styles from "./SystemLine.module.css";

export function SystemLine({ message }: { message: Message }) {
  const { event } = message;
  const readable = useReadablePhone(event?.kind === "number_changed" || event?.kind === "phone_shared");
  if (!event) {
    return (
      <Line at={message.position} icon={IconInfoCircle}>
        {message.text}
      </Line>
    );
  }
  if (event.kind === "handed_over") return <HandedOver at={message.position} event={event} />;
  if (event.kind === "answered_on_phone") {
    return (
      <Line at={message.position} icon={IconDeviceMobile}>
        <Trans>Someone replied on the hotel's phone. The assistant is silent until you hand back.</Trans>
      </Line>
    );
  }
  if (event.kind === "number_changed") {
    const phone = <bdi dir="ltr">{event.phone && readable(event.phone)}</bdi>;
    return (
      <Line at={message.position} icon={IconInfoCircle}>
        {event.phone ? (
          <Trans>The guest has a new number: {phone}</Trans>
        ) : (
          <Trans>The guest has a new number</Trans>
        )}
      </Line>
    );
  }
  if (event.kind === "phone_shared") {
    const phone = <bdi dir="ltr">{readable(event.phone)}</bdi>;
    return (
      <Line at={message.position} icon={IconAddressBook}>
        <Trans>The guest shared their phone: {phone}</Trans>
      </Line>
    );
  }
  if (event.kind === "control_received" || event.kind === "control_taken") {
    return (
      <Line at={message.position} icon={IconRobot}>
        {event.kind === "control_received" ? (
          <Trans>The other agent handed this guest to you</Trans>
        ) : (
          <Trans>Another agent on your number took this guest over</Trans>
        )}
      </Line>
    );
  }
  if (event.kind === "request") {
    return (
      <Line at={message.position} icon={IconClipboardCheck}>
        <RequestStep event={event} />
      </Line>
    );
  }
  if (event.kind === "stay_rated") {
    return (
      <Line at={message.position} icon={IconStar}>
        <RatedLine score={event.score} />
      </Line>
    );
  }
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
  event.kind satisfies "done";
  return (
    <Line at={message.position} icon={IconCheck}>
      <Trans>{who} marked this done</Trans>
    </Line>
  );
}

/** Why the assistant handed over, and the step that would let it answer next time. */
function HandedOver({ at, event }: { at: string; event: Extract<ThreadEvent, { kind: "handed_over" }> }) {
  const { reason, about } = event;
  const titleOf = useHandOverTitle();
  const quoted = useQuoted();
  const cause = <strong>{titleOf(event)}</strong>;
  return (
    <Line
      at={at}
      icon={IconArrowRight}
      flip
      link={
        reason === "no_entry" ? (
          <Link to="/builder" search={{ section: "faq", ...(about ? { teach: about } : {}) }}>
            <Trans>Write an answer</Trans>
          </Link>
        ) : reason === "entries_disagree" ? (
          <Link to="/builder" search={{ show: "contradictions" }}>
            <Trans>Choose one</Trans>
          </Link>
        ) : reason === "not_built" ? (
          <Link to="/builder">
            <Trans>Publish the assistant</Trans>
          </Link>
        ) : reason === "plan_limit" ? (
          <Link to="/settingsubscriptionBilling">
            <Trans>See plans</Trans>
          </Link>
        ) : null
      }
    >
      <Trans>Handed over to staff: {cause}</Trans>
      {event.reason === "reply" && about && <> · {quoted(isolated(about))}</>}
    </Line>
  );
}

type LineProps = { at: string; icon: TablerIcon; flip?: boolean; link?: ReactNode; children: ReactNode };

function Line({ at, icon, flip, link, children }: LineProps) {
  const { time } = useFormats();
  return (
    <p className={styles.line} title={time(at)}>
      <span dir="auto">
        <Icon of={icon} size={16} flip={flip} />
        {children}
        {link && <> · {link}</>}
      </span>
    </p>
  );
}
