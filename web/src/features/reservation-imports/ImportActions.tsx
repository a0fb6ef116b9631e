import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconArrowBackUp, IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { FormDialog } from "../../core/forms/FormDialog.tsx";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isNothingNew, isPartlyImported } from "./ImportState.tsx";
import { ImportSummary } from "./ImportSummary.tsx";
import { useApplyImport, useSaveReport, useUndoImport } from "./import-queries.ts";
import styles from "./ReviewImport.module.css";

type ImportActionsProps = {
  one: ReservationImport;
  /** Someone corrects how the file is read: what was read before is not imported. */
  isCorrecting: boolean;
};

/** What an import would do or has done, and what staff can do about it. */
export function ImportActions({ one, isCorrecting }: ImportActionsProps) {
  const [isUndoing, setUndoing] = useState(false);
  const { import_id: importId, state } = one;
  const canUndo = state === "applied" ? one.applied > 0 : isPartlyImported(one);
  return (
    <>
      <ImportSummary one={one} />
      <div className={styles.actions}>
        {state === "ready" && !isCorrecting && <Apply one={one} />}
        {(state === "applied" || state === "undone") && (
          // Under All, the latest changes come first. Other views show one day.
          <Link to="/reservations" search={{ view: "all" }} className={buttonLook({ kind: "primary" })}>
            <Trans>Show reservations</Trans>
          </Link>
        )}
        {isNothingNew(one) && !isCorrecting && (
          <Link to="/reservations/import" search={{}} className={buttonLook({ kind: "primary" })}>
            <Trans>Start another import</Trans>
          </Link>
        )}
        {canUndo && (
          <Button icon={<Icon of={IconArrowBackUp} size={16} />} onClick={() => setUndoing(true)}>
            <Trans>Undo import…</Trans>
          </Button>
        )}
        <DownloadReport importId={importId} />
      </div>
      {isUndoing && <UndoImport importId={importId} onClose={() => setUndoing(false)} />}
    </>
  );
}

function Apply({ one }: { one: ReservationImport }) {
  const apply = useApplyImport(one.import_id);
  const count = one.counts.new + one.counts.changed;
  if (count === 0) return null;
  return (
    <Button
      kind="primary"
      aria-busy={apply.isPending}
      disabled={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {isPartlyImported(one) ? (
        <Trans>Continue import</Trans>
      ) : (
        <Plural value={count} one="Import # reservation" other="Import # reservations" />
      )}
    </Button>
  );
}

function DownloadReport({ importId }: { importId: string }) {
  const save = useSaveReport(importId);
  return (
    <Button
      icon={<Icon of={IconDownload} size={16} />}
      aria-busy={save.isPending}
      aria-disabled={save.isPending}
      onClick={() => !save.isPending && save.mutate()}
    >
      <Trans>Download report</Trans>
    </Button>
  );
}

function UndoImport({ importId, onClose }: { importId: string; onClose: () => void }) {
  const { t } = useLingui();
  const undo = useUndoImport(importId);
  return (
    <FormDialog
      title={t`Undo this import?`}
      send={t`Undo import`}
      isDanger
      isBusy={undo.isPending}
      failure={undo.error}
      onClose={onClose}
      onSend={() => undo.mutate(undefined, { onSuccess: onClose })}
    >
      <p>
        <Trans>
          This removes the reservations it added and restores the ones it changed. Reservations that someone
          edited later are kept. Guests with messages are kept, too.
        </Trans>
      </p>
    </FormDialog>
  );
}
