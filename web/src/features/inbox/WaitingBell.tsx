import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useAccess } from "../../core/access/AccessContext.ts";
import { shownName } from "../../core/guests/shown-name.ts";
import { useLiveEvents } from "../../core/live/live-listeners.ts";
import { nowMs } from "../../core/time/clock.ts";
import { announce } from "../../ui/announce.ts";
import { isolated } from "../../ui/isolated.ts";
import { belongsTo, isEmergency } from "./conversations/conversation-lists.ts";

const newsMs = 60_000;

/** Announces each guest who starts waiting once, to screen readers. Emergencies have their own announcement. */
export function WaitingBell() {
  const { t } = useLingui();
  const { member } = useAccess();
  const announced = useRef(new Map<string, string>());
  useLiveEvents((event) => {
    if (event.kind !== "conversation") return;
    const { conversation } = event;
    const { conversation_id: id, waiting_since: since, guest } = conversation;
    if (!since || !belongsTo("waiting", conversation, member.member_id, nowMs()))
      return void announced.current.delete(id);
    // Announced before, or waiting since before the page was open.
    if (announced.current.get(id) === since || nowMs() - Date.parse(since) > newsMs) return;
    announced.current.set(id, since);
    if (isEmergency(conversation)) return;
    announce(t`${isolated(shownName(guest.name))} is waiting for a reply`);
  });
  return null;
}
