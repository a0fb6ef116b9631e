import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useShortcuts } from "../../core/keyboard/shortcuts.ts";
import { addRequest } from "./add-request.ts";
import { type AskedDecision, askedDecision } from "./asked-decision.ts";
import { requestRows } from "./list/rows.ts";
import { cachedRequest } from "./request-cache.ts";
import { useRequestChanges } from "./request-changes.ts";
import { mayDecide } from "./request-steps.ts";

export const searchFieldId = "search-requests";

export function useRequestShortcuts(
  openId: string | undefined,
  { open, close }: { open: (requestId: string) => void; close: () => void },
) {
  const { t } = useLingui();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const { decideAsUsual, assignToMe } = useRequestChanges();
  const current = () => {
    const id = openId ?? requestRows.focused();
    return id === undefined ? undefined : cachedRequest(queryClient, venueId, id);
  };
  const go = (step: 1 | -1) => {
    if (openId === undefined) return requestRows.focusBeside(step);
    const ids = requestRows.ids();
    const next = ids[ids.indexOf(openId) + step];
    if (next) open(next);
  };
  const decide = (act: AskedDecision["act"]) => {
    const request = current();
    if (!request || !mayDecide(request, act)) return;
    const requestId = request.request_id;
    if (openId !== undefined) return askedDecision.set({ requestId, act });
    if (act === "confirm" || act === "finish") {
      requestRows.leave(requestId);
      return void decideAsUsual(request, act);
    }
    askedDecision.set({ requestId, act });
    open(requestId);
  };
  useShortcuts(t`Requests`, [
    { keys: "j", label: t`Next request`, run: () => go(1) },
    { keys: "k", label: t`Previous request`, run: () => go(-1) },
    {
      keys: "Enter",
      label: t`Open request`,
      run: () => {
        const id = requestRows.focused();
        if (id) open(id);
        else requestRows.focusBeside(1);
      },
    },
    { keys: "Escape", label: t`Close request`, run: () => openId !== undefined && close() },
    { keys: "c", label: t`Confirm`, run: () => decide("confirm") },
    { keys: "p", label: t`Propose another time`, run: () => decide("propose") },
    { keys: "x", label: t`Decline`, run: () => decide("decline") },
    { keys: "d", label: t`Done`, run: () => decide("finish") },
    {
      keys: "a",
      label: t`Assign to me`,
      run: () => {
        const request = current();
        if (request) void assignToMe(request);
      },
    },
    { keys: "n", label: t`Add request`, inPalette: true, run: () => addRequest({}) },
    {
      keys: "/",
      label: t`Search requests`,
      run: () => document.getElementById(searchFieldId)?.focus(),
    },
  ]);
}
