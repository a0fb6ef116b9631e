import type { Home } from "@bellhop/contract/home";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useAccess } from "../../core/access/AccessContext.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { minutesSince } from "../../core/time/urgency.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { firstName } from "../guests/index.ts";
import styles from "./Greeting.module.css";

export function Greeting({ home }: { home: Home }) {
  const { t } = useLingui();
  const { member } = useAccess();
  const { fullDay, time, hourOf } = useFormats();
  const now = useClock((at) => Math.floor(at / 60_000)) * 60_000;
  const first = firstName(member.name);
  const hour = hourOf(now);
  const hello =
    hour >= 5 && hour < 12
      ? t`Good morning, ${first}`
      : hour >= 12 && hour < 18
        ? t`Good afternoon, ${first}`
        : t`Good evening, ${first}`;
  // Emergencies come first, so the first guest is not always the one who has waited longest.
  const next = home.waiting[0];
  const longestSince = home.waiting.map((one) => one.waiting_since).sort()[0];
  return (
    <header className={styles.greeting}>
      <div>
        <h1>{hello}</h1>
        <p className={styles.line}>
          {fullDay(now)}, <time>{time(now)}</time>.{" "}
          <Waiting count={home.waiting_count} since={longestSince} />
        </p>
      </div>
      {next && (
        <Link
          to="/messages"
          search={{ tab: "waiting", conversation: next.conversation_id }}
          className={`${buttonLook({ kind: "primary" })} ${styles.answer}`}
        >
          <Icon of={IconMessage} size={16} />
          <Trans>
            Answer <bdi className="oneline">{next.guest.name}</bdi>
          </Trans>
        </Link>
      )}
    </header>
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
