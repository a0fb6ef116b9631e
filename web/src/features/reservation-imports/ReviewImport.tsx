import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Failure } from "../../core/pages/Failure.tsx";
import { announce } from "../../ui/announce.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useTaskLabels } from "../tasks/index.ts";
import { FormatPanel, isCorrectable } from "./FormatPanel.tsx";
import { ImportActions } from "./ImportActions.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { ImportState } from "./ImportState.tsx";
import { isRunning, useImport, useImportTask } from "./import-queries.ts";
import { RefusalWords } from "./RefusalWords.tsx";
import styles from "./ReviewImport.module.css";
import { Rows } from "./Rows.tsx";

export function ReviewImport({ importId }: { importId: string }) {
  const { t } = useLingui();
  const query = useImport(importId);
  const [isCorrecting, setCorrecting] = useState(false);
  const one = query.data;
  useAnnounceEnd(one);
  if (!one) {
    if (!query.error) return <Loading />;
    const retry = () => void query.refetch();
    return <Failure failure={query.error} title={t`The import could not be loaded`} onRetry={retry} />;
  }
  const isReviewed = !isRunning(one) && one.state !== "refused";
  return (
    <>
      <p className={styles.source}>
        <bdi>{one.source}</bdi>
        <ImportState one={one} />
      </p>
      {isRunning(one) && <ImportProgress of={one} />}
      {one.state === "refused" && <Refused one={one} />}
      {isReviewed && <ImportActions one={one} isCorrecting={isCorrecting} />}
      {one.format?.kind === "csv" && isCorrectable(one) && (
        // Another format was read: what was chosen before is gone.
        <FormatPanel
          key={JSON.stringify(one.format)}
          one={one}
          format={one.format}
          onCorrecting={setCorrecting}
        />
      )}
      {/* Each task resets the chosen verdict, even one too fast to be shown. */}
      {isReviewed && <Rows key={one.task_id} one={one} />}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      {[320, 260, 380].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </div>
  );
}

/** Announces the end of reading, importing and undoing. */
function useAnnounceEnd(one: ReservationImport | undefined) {
  const { t } = useLingui();
  const was = useRef(one?.state);
  const state = one?.state;
  useEffect(() => {
    const before = was.current;
    was.current = state;
    if (before === "reading" && state === "ready") announce(t`File read. Check the reservations.`);
    if (before === "reading" && state === "refused") announce(t`The file could not be read.`);
    if (before === "applying" && state === "applied") announce(t`Reservations imported.`);
    if (before === "undoing" && state === "undone") announce(t`Import undone.`);
  }, [state, t]);
}

function Refused({ one }: { one: ReservationImport }) {
  const { t } = useLingui();
  const { how } = useTaskLabels();
  const task = useImportTask(one.refusal?.code === "stopped" ? one.task_id : null);
  return (
    <Notice
      icon={<IconAlertTriangle size={24} stroke={1.35} />}
      title={t`Nothing was imported`}
      action={
        <Link to="/reservations/import" search={{}} className={buttonLook()}>
          <Trans>Start another import</Trans>
        </Link>
      }
    >
      {task?.message ? how(task) : one.refusal && <RefusalWords refusal={one.refusal} />}
    </Notice>
  );
}
