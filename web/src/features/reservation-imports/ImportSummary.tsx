import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import { Plural, Trans } from "@lingui/react/macro";
import { isPartlyImported } from "./ImportState.tsx";
import styles from "./ReviewImport.module.css";
import { useCountsLabel } from "./use-counts-label.ts";

export function ImportSummary({ one }: { one: ReservationImport }) {
  const counts = useCountsLabel()(one.counts);
  return (
    <div className={styles.summary}>
      <p>
        <Outcome one={one} />
      </p>
      {counts && <p>{counts}</p>}
    </div>
  );
}

function Outcome({ one }: { one: ReservationImport }) {
  const { state, counts, applied, kept } = one;
  if (isPartlyImported(one))
    return (
      <Plural
        value={applied}
        one="The import stopped after # reservation. Continue or undo it."
        other="The import stopped after # reservations. Continue or undo it."
      />
    );
  if (state === "undone")
    return kept === 0 ? (
      <Trans>Import undone. Everything is as it was before.</Trans>
    ) : (
      <Plural
        value={kept}
        one="Import undone. # reservation stayed; its row below says why."
        other="Import undone. # reservations stayed; their rows below say why."
      />
    );
  if (state === "applied")
    return applied === 0 ? (
      <Trans>Nothing changed.</Trans>
    ) : (
      <Plural value={applied} one="# reservation imported." other="# reservations imported." />
    );
  if (counts.new + counts.changed > 0)
    return <Trans>Check the reservations below. Nothing is imported yet.</Trans>;
  return <Trans>There is nothing to import. Your reservations are up to date.</Trans>;
}
