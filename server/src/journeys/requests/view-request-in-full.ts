import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { listExtras as listExtrasCall, listFreeSlots, readRequest } from "@bellhop/contract/requests";
import { findMessage } from "../../domain/messages/index.ts";
import { expiresAt, findView, listSlots, listSteps, toRequest } from "../../domain/requests/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { findExtra, findExtraIfAny, listExtras } from "./find-extra.ts";

/** A request with its steps, the guest's words, and whether an extra is possible now. */
export async function viewRequestInFull(
  at: ReadingAtVenue,
  { request_id }: InputOf<typeof readRequest>,
): Promise<OutputOf<typeof readRequest>> {
  const view = await findView(at, request_id);
  const [steps, message, possible] = await Promise.all([
    listSteps(at, request_id),
    view.message_id === null ? undefined : findMessage(at, view.message_id),
    possibleNow(at, view),
  ]);
  return {
    request: toRequest(view, at.now),
    steps,
    message: message ? { message_id: message.message_id, text: message.text, at: message.position } : null,
    possible,
    expires_at: expiresAt(view),
  };
}

async function possibleNow(
  at: ReadingAtVenue,
  { extra_entry_id, day, time, request_id }: Awaited<ReturnType<typeof findView>>,
) {
  if (extra_entry_id === null || day === null) return null;
  const [extra, { timezone }] = await Promise.all([findExtraIfAny(at, extra_entry_id), findVenue(at)]);
  if (!extra) return null;
  const [slot] = await listSlots(at, extra, { from: day, days: 1, time, timezone, exceptId: request_id });
  return slot ?? null;
}

export async function viewSlots(
  at: ReadingAtVenue,
  { entry_id, from, days = 7 }: InputOf<typeof listFreeSlots>,
): Promise<OutputOf<typeof listFreeSlots>> {
  const [extra, { timezone }] = await Promise.all([findExtra(at, entry_id), findVenue(at)]);
  return { items: await listSlots(at, extra, { from, days, time: null, timezone, exceptId: null }) };
}

export async function viewExtras(at: ReadingAtVenue): Promise<OutputOf<typeof listExtrasCall>> {
  const extras = await listExtras(at);
  return {
    items: extras.map(({ entryId, title, price, approval, leadMinutes, capacity }) => ({
      entry_id: entryId,
      title,
      price,
      approval,
      lead_minutes: leadMinutes,
      capacity,
    })),
  };
}
