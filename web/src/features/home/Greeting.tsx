import type { Home } from "@bellhop/contract/home";
import type { TrialStatus } from "@bellhop/contract/plans";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconInbox, IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { shownName } from "../../core/guests/shown-name.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { minutesSince } from "../../core/time/urgency.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { firstName } from "../guests/index.ts";
import styles from "./Greeting.module.css";

type GreetingProps = {
  /** Undefined if it could not be read. */
  home: Home | undefined;
  /** Only for a hotel to which no guest has written. */
  trial: TrialStatus | undefined;
};

export function Greeting({ home, trial }: GreetingProps) {
  const { t } = useLingui();
  const { member } = useAccess();
  const first = firstName(member.name);
  const hello = useHello(first);
  // Emergencies come first, so the first guest is not always the one who has waited longest.
  const next = home?.waiting[0];
  const longestSince = home?.waiting.map((one) => one.waiting_since).sort()[0];
  if (trial)
    return (
      <header className={styles.greeting}>
        <div>
          <h1>{t`Welcome, ${first}`}</h1>
          <p className={styles.line}>
            <NewHotelLine trial={trial} />
          </p>
        </div>
      </header>
    );
  return (
    <header className={styles.greeting}>
      <div>
        <h1>{hello}</h1>
        <p className={styles.line}>
          <Now /> {home && <Waiting count={home.waiting_count} since={longestSince} />}
        </p>
      </div>
      {next ? (
        <Link
          to="/messages"
          search={{ tab: "waiting", conversation: next.conversation_id }}
          className={`${buttonLook({ kind: "primary" })} ${styles.answer}`}
        >
          <Icon of={IconMessage} size={16} />
          <Trans>
            Answer <bdi className="oneline">{shownName(next.guest.name)}</bdi>
          </Trans>
        </Link>
      ) : (
        <Link to="/messages" className={`${buttonLook({ kind: "primary" })} ${styles.answer}`}>
          <Icon of={IconInbox} size={16} />
          <Trans>Open inbox</Trans>
        </Link>
      )}
    </header>
  );
}

function useHello(first: string): string {
  const { t } = useLingui();
  const { hourOf } = useFormats();
  const hour = useClock(hourOf);
  if (hour >= 5 && hour < 12) return t`Good morning, ${first}`;
  return hour >= 12 && hour < 18 ? t`Good afternoon, ${first}` : t`Good evening, ${first}`;
}

function Now() {
  const { fullDay, time } = useFormats();
  const now = useClock((at) => Math.floor(at / 60_000)) * 60_000;
  return (
    <span className={styles.now}>
      {fullDay(now)}, <time>{time(now)}</time>.
    </span>
  );
}

function NewHotelLine({ trial: { steps } }: { trial: TrialStatus }) {
  const isUnpublished = steps.some(({ step, state }) => step === "knowledge" && state === "open");
  return isUnpublished ? (
    <Trans>Guests get no answers from your texts yet.</Trans>
  ) : (
    <Trans>No guest has written yet.</Trans>
  );
}

function Waiting({ count, since }: { count: number; since: string | null | undefined }) {
  const minutes = useClock((now) => (since ? minutesSince(since, now) : 0));
  if (count === 0) return <Trans>No one is waiting.</Trans>;
  if (minutes < 1) return <Plural value={count} one="1 guest is waiting." other="# guests are waiting." />;
  if (minutes >= 60)
    return (
      <Plural
        value={count}
        one="1 guest has waited for more than an hour."
        other="# guests are waiting, the longest for more than an hour."
      />
    );
  if (count > 1)
    return (
      <Trans>
        {count} guests are waiting, the longest for {minutes} min.
      </Trans>
    );
  return <Trans>1 guest has waited for {minutes} min.</Trans>;
}
