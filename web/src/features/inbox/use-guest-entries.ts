import type { Conversation } from "@bellhop/contract/conversations";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useSwitches } from "../../core/access/switches.ts";
import { shownName } from "../../core/guests/shown-name.ts";
import type { PaletteEntry } from "../../core/navigation/feature.ts";
import { useReadablePhone } from "../../core/phone/use-readable-phone.ts";
import { useConversationList } from "./conversations/conversation-queries.ts";

export function useGuestEntries(): PaletteEntry[] {
  const { dashboardConversationEnable } = useSwitches();
  const { t } = useLingui();
  const navigate = useNavigate();
  const all = useConversationList("all", dashboardConversationEnable);
  const waiting = useConversationList("waiting", dashboardConversationEnable);
  const seen = new Map<string, Conversation>();
  for (const page of [...(waiting.data?.pages ?? []), ...(all.data?.pages ?? [])]) {
    for (const one of page.items) seen.set(one.conversation_id, one);
  }
  const guests = [...seen.values()];
  const readablePhone = useReadablePhone(
    guests.some(({ stay, guest }) => !stay?.room && guest.phone !== null),
  );
  return guests.map(({ conversation_id, guest, stay, last_message }) => ({
    id: conversation_id,
    group: "guests",
    label: shownName(guest.name),
    more: stay?.room ? t`Room ${stay.room}` : guest.phone ? readablePhone(guest.phone) : "",
    alsoFoundBy: `${guest.phone ?? ""} ${stay?.reservation_number ?? ""}`,
    lastText: last_message?.text,
    run: () => void navigate({ to: "/messages", search: { tab: "all", conversation: conversation_id } }),
  }));
}
