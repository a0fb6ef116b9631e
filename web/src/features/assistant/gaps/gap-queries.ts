import { dismissGap, type Gap, listGaps } from "@bellhop/contract/gaps";
import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { gapsKey } from "../assistant-keys.ts";

export type GapDays = 30 | 90;

/** The most frequent ones; the list shows no more. */
const maxGaps = 50;

export function useGaps(days: GapDays) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...gapsKey(venueId), days],
    queryFn: ({ signal }) => ask(listGaps, { days, limit: maxGaps }, { signal }),
  });
}

/** Dismisses at once, with undo. */
export function useDismissGap() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const dismiss = async ({ question_ids }: Gap, isDismissed: boolean) => {
    try {
      await ask(dismissGap, { question_ids, is_dismissed: isDismissed });
      return true;
    } catch (failure) {
      showFailure(failure, isDismissed ? t`The questions were not dismissed.` : t`Not restored.`);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: gapsKey(venueId) });
    }
  };
  return async (gap: Gap) => {
    if (!(await dismiss(gap, true))) return;
    toast(t`Dismissed. It returns if a guest asks again.`, {
      action: { label: t`Undo`, run: () => void dismiss(gap, false) },
    });
  };
}
