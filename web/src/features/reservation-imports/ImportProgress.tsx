import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button } from "../../ui/Button.tsx";
import { useStopTask, useTaskLabels } from "../tasks/index.ts";
import { useImportTask } from "./import-queries.ts";
import styles from "./ReviewImport.module.css";

/** Reading, importing or undoing. */
export function ImportProgress({ of: { state, task_id: taskId } }: { of: ReservationImport }) {
  const { t } = useLingui();
  const { how } = useTaskLabels();
  const { whyNoWriting } = usePermissions();
  const stop = useStopTask();
  const task = useImportTask(taskId);
  const label =
    state === "reading" ? t`Reading the file` : state === "applying" ? t`Importing` : t`Undoing the import`;
  return (
    <div aria-busy="true">
      <p>
        <strong>{task ? how(task) : t`Waiting to start`}…</strong>{" "}
        <Trans>You can leave this page. We continue.</Trans>
      </p>
      <div className={styles.progress}>
        <progress max={100} value={task?.progress ?? 0} aria-label={label} />
        {!whyNoWriting && taskId !== null && (
          <Button size="row" disabled={stop.isPending} onClick={() => stop.mutate(taskId)}>
            {state === "undoing" ? <Trans>Stop undoing</Trans> : <Trans>Stop import</Trans>}
          </Button>
        )}
      </div>
    </div>
  );
}
