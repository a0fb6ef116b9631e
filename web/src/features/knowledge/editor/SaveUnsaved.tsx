import { type ComponentType, useEffect, useState } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { hasUnsaved } from "../store/unsaved-storage.ts";

/** Saves what an earlier page has left unsaved. Loads the code for it only if there is something. */
export function SaveUnsaved() {
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId } = useAccess().member;
  const [Saving, setSaving] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasUnsaved(venueId, memberId)) return;
    import("./RetryUnsaved.tsx")
      .then(({ RetryUnsaved }) => setSaving(() => RetryUnsaved))
      // It stays stored, and the next page tries again.
      .catch((cause: unknown) => console.warn("What was kept is not saved yet:", cause));
  }, [venueId, memberId]);
  return Saving && <Saving />;
}
