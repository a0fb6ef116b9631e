import type { Message, ThreadEvent } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { RequestStep, useHandOverTitle } from "../../inbox/index.ts";
import { RatedLine } from "../../stay-ratings/index.ts";
import styles from "./TranscriptMessage.module.css";

/** What happened in the conversation, such as a hand-over. */
export function EventLine({ message: { event, text, position } }: { message: Message }) {
  const { time } = useFormats();
  return (
    <p className={styles.event}>
      <time dateTime={position}>{time(position)}</time>{" "}
      <span dir="auto">{event ? <EventWords event={event} /> : text}</span>
    </p>
  );
}

function EventWords({ event }: { event: ThreadEvent }) {
  const titleOf = useHandOverTitle();
  const readable = useReadablePhone(event.kind === "number_changed" || event.kind === "phone_shared");
  if (event.kind === "handed_over") {
    const cause = <strong>{titleOf(event)}</strong>;
    return <Trans>Handed over to staff: {cause}</Trans>;
  }
  if (event.kind === "answered_on_phone") return <Trans>Staff replied on the hotel's phone</Trans>;
  if (event.kind === "number_changed") {
    const phone = <bdi dir="ltr">{event.phone && readable(event.phone)}</bdi>;
    return event.phone ? (
      <Trans>The guest has a new number: {phone}</Trans>
    ) : (
      <Trans>The guest has a new number</Trans>
    );
  }
  if (event.kind === "phone_shared") {
    const phone = <bdi dir="ltr">{readable(event.phone)}</bdi>;
    return <Trans>The guest shared their phone: {phone}</Trans>;
  }
  if (event.kind === "control_received") return <Trans>The other agent handed this guest to you</Trans>;
  if (event.kind === "control_taken") return <Trans>Another agent on your number took this guest over</Trans>;
  if (event.kind === "request") return <RequestStep event={event} />;
  if (event.kind === "stay_rated") return <RatedLine score={event.score} />;
  const who = (
    <strong>
      <bdi>{event.member_name}</bdi>
    </strong>
  );
  if (event.kind === "taken_over") return <Trans>{who} took over</Trans>;
  if (event.kind === "handed_back") return <Trans>{who} handed back to the assistant</Trans>;
  event.kind satisfies "done";
  return <Trans>{who} marked this done</Trans>;
}
