import { isOpenRequest, type Request, type RequestDecision } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { instantAt } from "../../../core/language/instant-at.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { minutesUntil } from "../due-groups.ts";
import { useRequestChanges } from "../request-changes.ts";
import { useRequests } from "../request-queries.ts";
import { mainDecision } from "../request-steps.ts";
import { DueChip } from "../words/DueChip.tsx";
import { KindIcon } from "../words/KindIcon.tsx";
import { useMoneyWords } from "../words/money-words.ts";
import { useRequestName } from "../words/request-name.ts";
import { roomOf } from "../words/room-of.ts";
import { useDecisionWords, useStateWords } from "../words/state-words.ts";
import { nameOfAssignee } from "../words/who-words.ts";
import styles from "./DueToday.module.css";

const hourMs = 3_600_000;
/** Late at night, the first hours of the next day are shown too. */
const aheadMs = 4 * hourMs;
const quarterMs = hourMs / 4;
const maxCounted = 50;

type DueToday = {
  list: ReactNode;
  /** `isMore`: there are more than these. */
  due: number;
  isMore: boolean;
  overdue: number;
  open: number;
};

type DueTodayProps = {
  maxShown: number;
  /** Marks each row, for keys that move between rows. */
  mark: string;
  /** Undefined while it loads; an error if it could not be read. */
  frame: (due: DueToday | undefined, failure: { error: Error; retry: () => void } | null) => ReactNode;
};

/** What is overdue or due today, with the step that each waits for. */
export function DueToday({ maxShown, mark, frame }: DueTodayProps) {
  const { dayOf, time } = useFormats();
  // Changes every quarter of an hour, so that the list is not read again each second.
  const from = useClock((now) => Math.floor(now / quarterMs)) * quarterMs;
  const tomorrow = new Date(Date.parse(dayOf(from)) + 24 * hourMs).toISOString().slice(0, 10);
  const midnight = Date.parse(instantAt(tomorrow, "00:00", { dayOf, time }));
  const until = new Date(Math.max(midnight, from + aheadMs)).toISOString();
  const { requests, counts, error, hasNextPage, refetch } = useRequests(
    { group: "open", due_before: until },
    maxCounted,
  );
  const { decideAsUsual } = useRequestChanges();
  if (!requests) return frame(undefined, error && { error, retry: () => void refetch() });
  const list = (
    <ul className={styles.due}>
      {requests.slice(0, maxShown).map((request) => (
        <li key={request.request_id} {...{ [`data-${mark}`]: request.request_id }}>
          <DueRow request={request} onDecide={(decision) => void decideAsUsual(request, decision)} />
        </li>
      ))}
    </ul>
  );
  const { overdue = 0, open = requests.length } = counts ?? {};
  return frame(
    {
      list,
      due: requests.filter(({ state }) => isOpenRequest(state)).length,
      isMore: hasNextPage,
      overdue,
      open,
    },
    null,
  );
}

type DueRowProps = { request: Request; onDecide: (decision: RequestDecision) => void };

function DueRow({ request, onDecide }: DueRowProps) {
  const { t } = useLingui();
  const name = useRequestName()(request);
  const labels = useDecisionWords();
  const states = useStateWords();
  const money = useMoneyWords();
  const { time } = useFormats();
  const { guest, due_at, state, extra, assignee } = request;
  // Just decided: it stays until the list is read again.
  const isOpen = isOpenRequest(state);
  const isNear = useClock((now) => minutesUntil(due_at, now) <= soonMinutes);
  const isSoon = isNear && isOpen;
  const room = roomOf(request);
  const who = nameOfAssignee(assignee);
  // From here, what was confirmed is done without a step between.
  const main = mainDecision(request);
  const step = main === "start" ? "finish" : main;
  return (
    <div className={styles.row}>
      <span className={styles.when}>
        {isSoon ? <DueChip due={due_at} /> : <time dateTime={due_at}>{time(due_at)}</time>}
      </span>
      <span className={styles.icon}>
        <KindIcon kind={request.kind} />
      </span>
      <Link to="/orders" search={{ request: request.request_id }} className={styles.what}>
        <bdi className="oneline">{name}</bdi>
        <span className={styles.sub}>
          {extra?.price ? money(extra.price) : who ? <bdi>{who}</bdi> : isSoon ? t`No one has it` : null}
        </span>
      </Link>
      <span className={`${styles.guest} oneline`}>
        {room && <bdi className="figures">{room}</bdi>} {guest && <bdi>{shownName(guest.name)}</bdi>}
      </span>
      {step && isOpen && (isSoon || step !== "finish") ? (
        <Button
          size="row"
          aria-label={`${labels[step]}: ${isolated(name)}${room ? `, ${t`room ${isolated(room)}`}` : ""}`}
          onClick={() => onDecide(step)}
        >
          {labels[step]}
        </Button>
      ) : (
        <span className={styles.state}>{states[state]}</span>
      )}
    </div>
  );
}

/** Above it, the row shows the time. */
const soonMinutes = 60;
