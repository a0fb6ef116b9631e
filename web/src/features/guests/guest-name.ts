import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";

/** The name as staff read it; a deleted guest has none. */
export function useGuestName() {
  const { t } = useLingui();
  return useCallback(
    ({ name, deleted }: { name: string; deleted: boolean }) => (deleted ? t`Deleted guest` : name),
    [t],
  );
}
