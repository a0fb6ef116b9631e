import type { SectionUpdate } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { type Draft, type Sendable, sendable, withErrors, wrongWith } from "./draft.ts";
import { namedOrder } from "./entry-order.ts";
import type { SentUpdate } from "./kept-changes.ts";
import { idsOnScreen } from "./on-screen.ts";
import type { DeskState } from "./store-state.ts";

/** Below what one call may carry. */
const charactersMost = limits.bodyBytes / 2;

/** The next update, of what can be sent as far as one carries it; null where there is nothing to send. */
export function nextUpdate(desk: DeskState): SentUpdate | null {
  const { entries, remove, version, as } = entriesToSend(desk);
  const { order, moves } = placesToSend(
    desk,
    entries.map(({ entry_id }) => entry_id),
  );
  if (entries.length + remove.length + order.length === 0) return null;
  const update: SectionUpdate = {
    version,
    ...(entries.length > 0 && { entries }),
    ...(remove.length > 0 && { remove }),
    ...(order.length > 0 && { order }),
  };
  return { key: crypto.randomUUID(), update, as, moves };
}

function entriesToSend(desk: DeskState) {
  const { changes, server } = desk;
  const entries: NonNullable<SectionUpdate["entries"]> = [];
  const remove: string[] = [];
  const as: SentUpdate["as"] = {};
  let version = server.version() ?? 0;
  let characters = 0;
  for (const [id, draft] of changes.drafts) {
    const one = checked(desk, id, draft);
    if (!one) continue;
    characters += JSON.stringify(one.change ?? id).length;
    const isFull = characters > charactersMost || entries.length >= limits.entriesPerUpdateMost;
    if (isFull && Object.keys(as).length > 0) break;
    if (one.change) entries.push(one.change);
    else remove.push(id);
    as[id] = one.as;
    version = Math.min(version, server.seenOf(draft));
  }
  return { entries, remove, version, as };
}

/** What can be sent of a draft; what the contract finds wrong with it is held back. */
function checked({ changes }: DeskState, id: string, draft: Draft): Sendable | null {
  const first = sendable(id, draft);
  if (!first?.change) return first;
  const wrong = wrongWith(first.change);
  if (Object.keys(wrong).length === 0) return first;
  const marked = withErrors(draft, wrong);
  changes.set(id, marked);
  return sendable(id, marked);
}

/** Whether what was put elsewhere waits for the order of the others: sent over an older one, it would undo theirs. */
export const isOrderUnread = ({ changes, server, orderedAt }: DeskState) =>
  changes.moves().length > 0 && !server.isKnownSince(orderedAt());

/** As far as the list is read, and not over an order that is not: what was put elsewhere waits until it is. */
function placesToSend(desk: DeskState, added: string[]) {
  const { changes, server, order } = desk;
  const listed = order();
  const there = new Set([...listed, ...added]);
  const isGone = (id: string) => !there.has(id) && !changes.drafts.has(id) && !server.has(id);
  if (listed.length > 0 && changes.moves().some(({ entryId }) => isGone(entryId)))
    changes.setMoves(changes.moves().filter(({ entryId }) => !isGone(entryId)));
  const isMovable = (id: string) => there.has(id) && changes.drafts.get(id)?.mine !== null;
  const moves = isOrderUnread(desk) ? [] : changes.moves().filter(({ entryId }) => isMovable(entryId));
  const ids = moves.length > 0 ? idsOnScreen(desk).filter((id) => there.has(id)) : [];
  return { order: namedOrder(ids, moves), moves };
}
