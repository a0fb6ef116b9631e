import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useLiveEvents } from "../../../core/live/live-listeners.ts";
import { toast } from "../../../ui/toasts.ts";
import { declineOffer, isOfferDeclined } from "../device/push-offer.ts";
import { readPushState } from "../device/push-state.ts";
import { useTurnOnPush } from "../device/use-turn-on-push.ts";
import { isFor } from "../is-for.ts";
import { useNotifications } from "../notification-queries.ts";

/**
 * Offers push after an alert that this person was told about has been settled: once per visit, until the person declines.
 */
export function OfferPush() {
  const { t } = useLingui();
  const { member_id: memberId } = useAccess().member;
  const heard = useRef(new Set<string>());
  const isOffered = useRef(false);
  const { refetch } = useNotifications(false);
  const turnOn = useTurnOnPush();
  useLiveEvents((event) => {
    if (event.kind !== "notification") return;
    if (event.what === "step" && isFor(event, memberId)) heard.current.add(event.ladder_id);
    if (event.what !== "settled" || !heard.current.delete(event.ladder_id)) return;
    if (isOffered.current || isOfferDeclined()) return;
    const offer = async () => {
      if ((await readPushState()) !== "off") return;
      // The click must not wait for the key.
      const { data } = await refetch();
      if (!data || isOffered.current || isOfferDeclined()) return;
      isOffered.current = true;
      const action = { label: t`Turn on push`, run: () => void turnOn(data.push_key) };
      toast(t`Get alerts when Bellhop is closed.`, { action, about: "push", onClose: declineOffer });
    };
    void offer();
  });
  return null;
}
