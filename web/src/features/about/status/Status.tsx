import type { Health, PartHealth } from "@bellhop/contract/health";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../../core/access/permissions.ts";
import { reasonOf } from "../../../core/api/call-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { nowMs } from "../../../core/time/clock.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Card } from "../Card.tsx";
import { useHealth } from "./health-query.ts";
import { useMeaning, useNextStep, usePartName, useStateName } from "./health-words.ts";
import { PartIcon } from "./PartIcon.tsx";
import styles from "./Status.module.css";

const tones = {
  works: "ok",
  degraded: "waiting",
  down: "urgent",
  off: "neutral",
  unknown: "waiting",
} as const;
const needsAttention = ({ state }: PartHealth) => state !== "works" && state !== "off";

/** Shown to every role, because the night shift must see why no messages arrive. */
export function Status() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useHealth(true);
  return (
    <Card
      title={t`System status`}
      action={
        <Button
          size="row"
          icon={<Icon of={IconRefresh} size={16} />}
          aria-disabled={isFetching}
          aria-busy={isFetching}
          onClick={() => !isFetching && void refetch()}
        >
          <Trans>Check now</Trans>
        </Button>
      }
    >
      {data ? (
        <>
          <Summary health={data} failure={error} />
          <ul className={styles.parts}>
            {data.parts.map((part) => (
              <Part key={part.part} health={part} />
            ))}
          </ul>
        </>
      ) : error ? (
        <Failure failure={error} title={t`The status could not be checked`} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading} role="status" aria-label={t`Checking the status`}>
          {[200, 240, 180, 220, 200, 240].map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <Skeleton key={index} width={width} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Summary({ health, failure }: { health: Health; failure: Error | null }) {
  const { time } = useFormats();
  const faults = health.parts.filter(needsAttention).length;
  const isWell = faults === 0;
  const checked = time(health.checked_at);
  return (
    <div className={styles.summary} data-state={isWell ? "works" : "fault"}>
      <Icon of={isWell ? IconCircleCheck : IconAlertTriangle} size={20} />
      <p role="status">
        <strong>
          {isWell ? (
            <Trans>Everything works.</Trans>
          ) : (
            plural(faults, { one: "# part needs attention.", other: "# parts need attention." })
          )}
        </strong>{" "}
        {failure && <span className={styles.stale}>{reasonOf(failure)} </span>}
      </p>
      <span className={styles.checked}>
        <Trans>
          Checked at <bdi>{checked}</bdi>
        </Trans>
      </span>
    </div>
  );
}

function Part({ health }: { health: PartHealth }) {
  const { maySetUp } = usePermissions();
  const step = useNextStep(maySetUp)(health);
  const name = usePartName()(health.part);
  const meaning = useMeaning()(health);
  const state = useStateName()(health.state);
  return (
    <li className={styles.part}>
      <span className={styles.icon} data-state={health.state}>
        <PartIcon part={health.part} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meaning}>{meaning}</p>
        {step && <p className={styles.step}>{step.words}</p>}
        {step?.to && (
          <Link to={step.to} className={`${buttonLook({ size: "row" })} ${styles.link}`}>
            {step.link}
          </Link>
        )}
      </div>
      <div className={styles.state}>
        <Chip tone={tones[health.state]}>{state}</Chip>
        <Since at={health.since} />
      </div>
    </li>
  );
}

function Since({ at }: { at: string | null }) {
  const { time, dayAndTime, dayOf } = useFormats();
  if (!at) return null;
  const since = dayOf(at) === dayOf(nowMs()) ? time(at) : dayAndTime(at);
  return (
    <span className={styles.since}>
      <Trans>
        since <bdi>{since}</bdi>
      </Trans>
    </span>
  );
}
