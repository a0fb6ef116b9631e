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
    toast(t`${keys.length} marked absent: ${group}`, { action: { label: t`Undo`, run: undo } });
  };
  return (
    <Button kind="ghost" size="row" aria-label={t`Mark the rest absent: ${group}`} onClick={mark}>
      <Trans>Mark the rest absent</Trans>
    </Button>
  );
}
