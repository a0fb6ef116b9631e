import type { Request, RequestDecision } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useRequestChanges } from "../request-changes.ts";
import { useRequests } from "../request-queries.ts";
import { mainDecision } from "../request-steps.ts";
import { DueTime } from "../words/DueTime.tsx";
import { useRequestName } from "../words/request-name.ts";
import { roomOf } from "../words/room-of.ts";
import { useDecisionWords } from "../words/state-words.ts";
import styles from "./Beside.module.css";

const hours = 4;
const quarterMs = 15 * 60_000;
const maxShown = 6;

/** What is due in the next hours, with the step that each waits for. */
export function DueSoonList() {
  // Changes every quarter of an hour, so that the list is not read again each second.
  const until = useClock((now) => Math.floor(now / quarterMs)) * quarterMs + hours * 3_600_000;
  const { requests, error } = useRequests(
    { group: "open", due_before: new Date(until).toISOString() },
    maxShown,
  );
  const { decideAsUsual } = useRequestChanges();
  if (!requests)
    return error ? (
      <p className={styles.none}>
        <Trans>The requests could not be loaded</Trans>
      </p>
    ) : (
      <Skeleton height={56} />
    );
  if (requests.length === 0)
    return (
      <p className={styles.none}>
        <Trans>No requests are due in the next {hours} hours.</Trans>
      </p>
    );
  return (
    <ul className={styles.due}>
      {requests.map((request) => (
        <li key={request.request_id}>
          <DueRow request={request} onDecide={(decision) => void decideAsUsual(request, decision)} />
        </li>
      ))}
    </ul>
  );
}

type DueRowProps = { request: Request; onDecide: (decision: RequestDecision) => void };

function DueRow({ request, onDecide }: DueRowProps) {
  const { t } = useLingui();
  const name = useRequestName()(request);
  const labels = useDecisionWords();
  const { guest } = request;
  const room = roomOf(request);
  // From here, what was confirmed is done without a step between.
  const main = mainDecision(request);
  const step = main === "start" ? "finish" : main;
  return (
    <div className={styles.dueRow}>
      <DueTime request={request} />
      <Link to="/orders" search={{ request: request.request_id }} className={styles.dueWords}>
        <bdi className="oneline">{name}</bdi>
        <span className={styles.sub}>
          {room && <bdi className="figures">{room}</bdi>} {guest && <bdi>{guest.name}</bdi>}
        </span>
      </Link>
      {step && (
        <Button
          size="row"
          aria-label={`${labels[step]}: ${isolated(name)}${room ? `, ${t`room ${isolated(room)}`}` : ""}`}
          onClick={() => onDecide(step)}
        >
          {labels[step]}
        </Button>
      )}
    </div>
  );
}
