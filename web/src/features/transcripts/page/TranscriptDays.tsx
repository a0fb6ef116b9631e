import type { Message } from "@bellhop/contract/messages";
import { memo, useMemo, useRef } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { EventLine } from "./EventLine.tsx";
import styles from "./TranscriptMessage.module.css";
import { TranscriptMessage } from "./TranscriptMessage.tsx";

type TranscriptDaysProps = { messages: readonly Message[]; guestName: string };

export function TranscriptDays({ messages, guestName }: TranscriptDaysProps) {
  const { dayOf } = useFormats();
  const days = useMemo(() => Map.groupBy(messages, ({ position }) => dayOf(position)), [messages, dayOf]);
  const kept = useSameWhereEqual(days);
  return [...kept].map(([day, ofDay]) => (
    <DayMessages key={day} day={day} messages={ofDay} guestName={guestName} />
  ));
}

/** A day that has not changed keeps its array, so that loading earlier pages renders only their days. */
function useSameWhereEqual(days: Map<string, Message[]>): Map<string, Message[]> {
  const last = useRef(days);
  last.current = useMemo(() => {
    const kept = [...days].map(([day, messages]) => {
      const before = last.current.get(day);
      const isSame =
        before?.length === messages.length && before.every((message, index) => message === messages[index]);
      return [day, isSame ? before : messages] as const;
    });
    return new Map(kept);
  }, [days]);
  return last.current;
}

type DayMessagesProps = { day: string; messages: readonly Message[]; guestName: string };

const DayMessages = memo(function DayMessages({ day, messages, guestName }: DayMessagesProps) {
  const { fullDay } = useFormats();
  const at = messages[0]?.position ?? day;
  return (
    <section className={styles.day}>
      <h2>
        <time dateTime={day}>{`${fullDay(at)} ${day.slice(0, 4)}`}</time>
      </h2>
      <ol>
        {messages.map((message) => (
          <li key={message.message_id} className={styles.entry}>
            {message.author === "system" ? (
              <EventLine message={message} />
            ) : (
              <TranscriptMessage message={message} guestName={guestName} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});
