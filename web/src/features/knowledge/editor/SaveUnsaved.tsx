import { type ComponentType, useEffect, useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { hasUnsaved } from "../store/unsaved-storage.ts";

/** Has what an earlier page has kept saved, on whatever screen; what that takes is loaded only where there is something. */
export function SaveUnsaved() {
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const [Saving, setSaving] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasUnsaved(venueId, memberId)) return;
    import("./RetryUnsaved.tsx")
      .then(({ RetryUnsaved }) => setSaving(() => RetryUnsaved))
      // It stays kept, and the next page tries again.
      .catch((cause: unknown) => console.warn("What was kept is not saved yet:", cause));
  }, [venueId, memberId]);
  return Saving && <Saving />;
}
