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

/** Offers push once per browser: after an alert that this person was told about has been settled. */
export function OfferPush() {
  const { t } = useLingui();
  const { member_id: memberId } = useAccess().member;
  const heard = useRef(new Set<string>());
  const { refetch } = useNotifications(false);
  const turnOn = useTurnOnPush();
  useLiveEvents((event) => {
    if (event.kind !== "notification") return;
    if (event.what === "step" && isFor(event, memberId)) heard.current.add(event.ladder_id);
    if (event.what !== "settled" || !heard.current.delete(event.ladder_id) || isOfferDeclined()) return;
    const offer = async () => {
      if ((await readPushState()) !== "off") return;
      // The click must not wait for the key.
      const { data } = await refetch();
      if (!data || isOfferDeclined()) return;
      declineOffer();
      const action = { label: t`Turn on push`, run: () => void turnOn(data.push_key) };
      toast(t`Get alerts when Bellhop is closed.`, { action, about: "push" });
    };
    void offer();
  });
  return null;
}
