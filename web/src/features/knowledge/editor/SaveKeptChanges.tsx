import { type ComponentType, useEffect, useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { isAnyKept } from "../store/kept-changes.ts";

/** Has what an earlier page has kept saved, on whatever screen; what that takes is loaded only where there is something. */
export function SaveKeptChanges() {
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const [Saving, setSaving] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isAnyKept(venueId, memberId)) return;
    import("./KeptChanges.tsx")
      .then(({ KeptChanges }) => setSaving(() => KeptChanges))
      // It stays kept, and the next page tries again.
      .catch((cause: unknown) => console.warn("What was kept is not saved yet:", cause));
  }, [venueId, memberId]);
  return Saving && <Saving />;
}
