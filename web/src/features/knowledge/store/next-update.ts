import type { SectionUpdate } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { type Draft, withErrors } from "../../../core/autosave/draft.ts";
import { type Sendable, sendablePart } from "./draft.ts";
import { orderToSend } from "./entry-order.ts";
import { idsOnScreen } from "./entry-views.ts";
import type { CheckChange } from "./lazy-contract-errors.ts";
import type { SentUpdate } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";

/** Below the call's size limit. */
const maxCharacters = limits.bodyBytes / 2;

/** As much as one call may carry; null if there is nothing to send. */
export function nextUpdate(store: StoreState, check: CheckChange): SentUpdate | null {
  const { entries, remove, version, as } = entriesToSend(store, check);
  const { order, moves } = placesToSend(
    store,
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

function entriesToSend(store: StoreState, check: CheckChange) {
  const { changes, server } = store;
  const entries: NonNullable<SectionUpdate["entries"]> = [];
  const remove: string[] = [];
  const as: SentUpdate["as"] = {};
  let version = server.version() ?? 0;
  let characters = 0;
  for (const [id, draft] of changes.drafts) {
    const one = checked(store, check, id, draft);
    if (!one) continue;
    characters += JSON.stringify(one.change ?? id).length;
    const isFull = characters > maxCharacters || entries.length >= limits.maxEntriesPerUpdate;
    if (isFull && Object.keys(as).length > 0) break;
    if (one.change) entries.push(one.change);
    else remove.push(id);
    as[id] = one.as;
    version = Math.min(version, server.versionOf(draft));
  }
  return { entries, remove, version, as };
}

/** Marks what the contract refuses. */
function checked({ changes }: StoreState, check: CheckChange, id: string, draft: Draft): Sendable | null {
  const first = sendablePart(id, draft);
  if (!first?.change) return first;
  const wrong = check(first.change);
  if (Object.keys(wrong).length === 0) return first;
  const marked = withErrors(draft, wrong);
  changes.set(id, marked);
  return sendablePart(id, marked);
}

/** Whether moves must wait: applied to an outdated order they would undo others'. */
export const isOrderUnread = ({ changes, server, orderedAt }: StoreState) =>
  changes.moves().length > 0 && !server.isKnownSince(orderedAt());

/** Moves within the loaded list, unless its order is outdated. */
function placesToSend(store: StoreState, added: string[]) {
  const { changes, server, order } = store;
  const listed = order();
  const existing = new Set([...listed, ...added]);
  const isGone = (id: string) => !existing.has(id) && !changes.drafts.has(id) && !server.has(id);
  if (listed.length > 0 && changes.moves().some(({ entryId }) => isGone(entryId)))
    changes.setMoves(changes.moves().filter(({ entryId }) => !isGone(entryId)));
  const isMovable = (id: string) => existing.has(id) && changes.drafts.get(id)?.mine !== null;
  const moves = isOrderUnread(store) ? [] : changes.moves().filter(({ entryId }) => isMovable(entryId));
  const ids = moves.length > 0 ? idsOnScreen(store).filter((id) => existing.has(id)) : [];
  return { order: orderToSend(ids, moves), moves };
}
