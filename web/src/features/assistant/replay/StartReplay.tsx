import { replaySizes } from "@bellhop/contract/replay";
import type { Task } from "@bellhop/contract/tasks";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useMayEdit } from "../../knowledge/index.ts";
import { useStopTask, useTaskLabels } from "../../tasks/index.ts";
import styles from "./Replay.module.css";
import { type ReplaySize, useStartReplay } from "./replay-queries.ts";

/** Chooses how many messages are tried, and starts. */
export function StartReplay({ isAgain }: { isAgain: boolean }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const start = useStartReplay();
  const showFailure = useShowFailure();
  const [size, setSize] = useState<ReplaySize>(1_000);
  const begin = () =>
    start.mutate(size, { onError: (failure) => showFailure(failure, t`The replay was not started.`) });
  return (
    <span className={styles.tools}>
      <select
        aria-label={t`Number of messages`}
        value={size}
        onChange={({ target }) => setSize(replaySizes.find((one) => `${one}` === target.value) ?? size)}
      >
        {replaySizes.map((one) => (
          <option key={one} value={one}>
            {t`${number(one)} messages`}
          </option>
        ))}
      </select>
      <Button
        kind={isAgain ? "default" : "primary"}
        icon={<Icon of={IconRefresh} size={16} />}
        disabled={start.isPending}
        onClick={begin}
      >
        {isAgain ? <Trans>Run again</Trans> : <Trans>Start replay</Trans>}
      </Button>
    </span>
  );
}

export function RunningReplay({ task }: { task: Task }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const mayEdit = useMayEdit();
  const { how } = useTaskLabels();
  const stop = useStopTask();
  return (
    <div className={styles.running}>
      <p role="status">{how(task)}</p>
      <bdi className={styles.dim}>{percent(task.progress / 100)}</bdi>
      {mayEdit && (
        <Button
          size="row"
          disabled={stop.isPending}
          // The button appears near "Run again": the second click of a double click is not meant for it.
          onClick={({ detail: clickCount }) => clickCount < 2 && stop.mutate(task.task_id)}
        >
          <Trans>Stop</Trans>
        </Button>
      )}
      <progress max={100} value={task.progress} aria-label={t`Replay`} />
    </div>
  );
}
