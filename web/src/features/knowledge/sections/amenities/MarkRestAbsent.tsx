import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/toasts.ts";
import type { SectionStore } from "../../store/section-store.ts";
import { markAbsent } from "./rest-absent.ts";

type MarkRestAbsentProps = { store: SectionStore; group: string; keys: readonly string[] };

export function MarkRestAbsent({ store, group, keys }: MarkRestAbsentProps) {
  const { t } = useLingui();
  const mark = () => {
    const undo = markAbsent(store, keys);
    toast(t`${keys.length} set to No: ${group}`, { action: { label: t`Undo`, run: undo } });
  };
  return (
    <Button kind="ghost" size="row" aria-label={t`Set the others to No: ${group}`} onClick={mark}>
      <Trans>Set the others to No</Trans>
    </Button>
  );
}
