import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../../ui/Button.tsx";
import { toast } from "../../../../ui/toasts.ts";
import type { SectionDesk } from "../../store/section-store.ts";
import { markAbsent } from "./rest-absent.ts";

type MarkRestAbsentProps = { desk: SectionDesk; group: string; keys: readonly string[] };

/** Says of all in a group of which nothing is said yet that the house has not got it. */
export function MarkRestAbsent({ desk, group, keys }: MarkRestAbsentProps) {
  const { t } = useLingui();
  const mark = () => {
    const undo = markAbsent(desk, keys);
    toast(t`${keys.length} marked absent: ${group}`, { action: { words: t`Undo`, run: undo } });
  };
  return (
    <Button kind="ghost" size="row" aria-label={t`Mark the rest absent: ${group}`} onClick={mark}>
      <Trans>Mark the rest absent</Trans>
    </Button>
  );
}
