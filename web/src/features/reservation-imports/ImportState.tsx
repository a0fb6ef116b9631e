import type { ReservationImport } from "@bellhop/contract/reservation-imports";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Chip } from "../../ui/Chip.tsx";

type Shown = { tone: "info" | "waiting" | "ok" | "neutral" | "urgent"; label: MessageDescriptor };

const states: Record<ReservationImport["state"], Shown> = {
  reading: { tone: "info", label: msg`Reading…` },
  ready: { tone: "waiting", label: msg`To check` },
  applying: { tone: "info", label: msg`Importing…` },
  applied: { tone: "ok", label: msg`Imported` },
  undoing: { tone: "info", label: msg`Undoing…` },
  undone: { tone: "neutral", label: msg`Undone` },
  refused: { tone: "urgent", label: msg`Failed` },
};

const stopped: Shown = { tone: "waiting", label: msg`Partly imported` };

export const isPartlyImported = ({ state, applied }: Pick<ReservationImport, "state" | "applied">) =>
  state === "ready" && applied > 0;

const nothingNew: Shown = { tone: "neutral", label: msg`Nothing new` };

export const isNothingNew = (one: Pick<ReservationImport, "state" | "applied" | "counts">) =>
  one.state === "ready" && !isPartlyImported(one) && one.counts.new + one.counts.changed === 0;

export function ImportState({ one }: { one: ReservationImport }) {
  const { i18n } = useLingui();
  const { tone, label } = isPartlyImported(one)
    ? stopped
    : isNothingNew(one)
      ? nothingNew
      : states[one.state];
  return <Chip tone={tone}>{i18n._(label)}</Chip>;
}
