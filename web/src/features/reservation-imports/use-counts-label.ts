import type { ImportCounts } from "@bellhop/contract/reservation-imports";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";

/** Such as "12 new · 3 changed"; without those that are zero. */
export function useCountsLabel(): (counts: ImportCounts) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return (counts) => {
    const added = number(counts.new);
    const changed = number(counts.changed);
    const same = number(counts.same);
    const skipped = number(counts.skipped);
    const unreadable = number(counts.unreadable);
    const parts = [
      counts.new > 0 && t`${added} new`,
      counts.changed > 0 && t`${changed} changed`,
      counts.same > 0 && t`${same} unchanged`,
      counts.skipped > 0 && t`${skipped} skipped`,
      counts.unreadable > 0 && t`${unreadable} unreadable`,
    ];
    return parts.filter(Boolean).join(" · ");
  };
}
