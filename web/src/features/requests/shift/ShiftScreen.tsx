import { Trans, useLingui } from "@lingui/react/macro";
import { IconChevronLeft, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { SendFailureText } from "../../../core/delivery/LazySendFailure.tsx";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { useClock } from "../../../core/time/clock.ts";
import { minutesSince } from "../../../core/time/urgency.ts";
import { useSpan } from "../../../core/time/WaitingClock.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { DueTime } from "../words/DueTime.tsx";
import { useRequestName, wordsBesideName } from "../words/request-name.ts";
import { roomOf } from "../words/room-of.ts";
import { StateChip } from "../words/StateChip.tsx";
import { useWhenWords } from "../words/when-words.ts";
import { nameOfAssignee } from "../words/who-words.ts";
import { ShiftNote } from "./ShiftNote.tsx";
import styles from "./ShiftScreen.module.css";
import { type Shift, useShift } from "./shift-queries.ts";

/** What the next shift must know, on one page. */
export function ShiftScreen() {
  const { t } = useLingui();
  const { name } = useVenue();
  const { dayAndTime } = useFormats();
  const { data, error, refetch } = useShift();
  return (
    <div className={styles.page}>
      <Link to="/orders" className={styles.back}>
        <Icon of={IconChevronLeft} size={16} flip />
        <Trans>Requests</Trans>
      </Link>
      <header className={styles.head}>
        <div>
          <h1>{t`Shift hand-over`}</h1>
          <p className={styles.when}>
            <bdi>{name}</bdi>
            {data && <> · {dayAndTime(data.at)}</>}
          </p>
        </div>
        <Button
          kind="primary"
          className={styles.print}
          icon={<Icon of={IconPrinter} size={16} />}
          onClick={() => window.print()}
        >
          <Trans>Print</Trans>
        </Button>
      </header>
      {data ? (
        <Content shift={data} />
      ) : error ? (
        <Failure
          failure={error}
          title={t`The hand-over could not be loaded`}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className={styles.loading} aria-busy="true">
          <Skeleton height={96} />
          <Skeleton height={160} />
          <Skeleton height={160} />
        </div>
      )}
    </div>
  );
}

function Content({ shift }: { shift: Shift }) {
  const { t } = useLingui();
  const { waiting, complaints, requests, requests_count, failed, note } = shift;
  const more = requests_count - requests.length;
  return (
    <>
      <ShiftNote note={note} />
      <Part title={t`Complaints without an answer`} count={complaints.length} none={t`No open complaints.`}>
        {complaints.map((one) => (
          <Waiting key={one.conversation_id} one={one} />
        ))}
      </Part>
      <Part title={t`Guests who wait`} count={waiting.length} none={t`No one is waiting.`}>
        {waiting.map((one) => (
          <Waiting key={one.conversation_id} one={one} />
        ))}
      </Part>
      <Part
        title={t`Requests of the next 12 hours`}
        count={requests_count}
        none={t`No requests are due in the next 12 hours.`}
      >
        {requests.map((request) => (
          <DueRequest key={request.request_id} request={request} />
        ))}
        {more > 0 && (
          <li className={styles.more}>
            <Link to="/orders">
              <Trans>Open all {requests_count} requests</Trans>
            </Link>
          </li>
        )}
      </Part>
      <Part title={t`Messages not sent`} count={failed.length} none={t`No failed messages.`}>
        {failed.map((one) => (
          <Failed key={one.message_id} one={one} />
        ))}
      </Part>
    </>
  );
}

type PartProps = { title: string; count: number; none: string; children: ReactNode };

/** An empty part shrinks to one line. */
function Part({ title, count, none, children }: PartProps) {
  const { number } = useFormats();
  if (count === 0) return <p className={styles.none}>{none}</p>;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>
        {title} <bdi>{number(count)}</bdi>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

function Waiting({ one }: { one: Shift["waiting"][number] }) {
  const { conversation_id, guest_name, room, since, text } = one;
  const quoted = useQuoted();
  const span = useSpan();
  const minutes = useClock((now) => minutesSince(since, now));
  return (
    <li className={styles.row}>
      <span className={styles.start}>{span(minutes)}</span>
      <Link to="/messages" search={{ tab: "all", conversation: conversation_id }} className={styles.words}>
        <span className={styles.title}>
          {room && <bdi className="figures">{room}</bdi>} <bdi>{shownName(guest_name)}</bdi>
        </span>
        <span className={`${styles.sub} ranged`} dir="auto">
          {quoted(text)}
        </span>
      </Link>
    </li>
  );
}

function DueRequest({ request }: { request: Shift["requests"][number] }) {
  const { t } = useLingui();
  const nameOf = useRequestName();
  const whenWords = useWhenWords();
  const { request_id, guest, assignee, state, note } = request;
  const room = roomOf(request);
  const who = nameOfAssignee(assignee) ?? t`no one`;
  const details = [whenWords(request), wordsBesideName(request), note].filter(Boolean).join(" · ");
  return (
    <li className={styles.row}>
      <span className={styles.start}>
        <DueTime request={request} />
      </span>
      <Link to="/orders" search={{ request: request_id }} className={styles.words}>
        <span className={styles.title}>
          <bdi>{nameOf(request)}</bdi>
        </span>
        <span className={styles.sub}>
          {room && <bdi className="figures">{room}</bdi>} {guest && <bdi>{shownName(guest.name)}</bdi>} ·{" "}
          <bdi>{who}</bdi>
        </span>
        {details && (
          <span className={styles.sub} dir="auto">
            {details}
          </span>
        )}
      </Link>
      <StateChip state={state} />
    </li>
  );
}

function Failed({ one }: { one: Shift["failed"][number] }) {
  const quoted = useQuoted();
  return (
    <li className={styles.row}>
      <Link
        to="/messages"
        search={{ tab: "all", conversation: one.conversation_id }}
        className={styles.words}
      >
        <span className={styles.title}>
          <bdi>{shownName(one.guest_name)}</bdi>
        </span>
        <span className={`${styles.sub} ranged`} dir="auto">
          {quoted(one.text)}
        </span>
        <span className={styles.sub}>
          <SendFailureText failure={one.failure} />
        </span>
      </Link>
    </li>
  );
}
