import { type ChangedSection, updateVenueInfo } from "@bellhop/contract/knowledge";
import { toWireSection } from "@bellhop/contract/sections";
import { saved, wholeRecord, withErrors } from "../../../core/autosave/draft.ts";
import { isUnanswered } from "../../../core/autosave/saver.ts";
import { sendablePart } from "./draft.ts";
import { fieldOf, fieldsOf } from "./entry-fields.ts";
import type { SentUpdate } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";

/** Idempotent by its key. */
export function post({ ask, of }: StoreState, { update, key }: SentUpdate) {
  return ask(updateVenueInfo, { updates: { [toWireSection(of.section)]: update } }, { idempotencyKey: key });
}

/** Sends an update and merges the result. If the outcome is unknown, it is kept and sent again unchanged. */
export async function sendUpdate(store: StoreState, one: SentUpdate) {
  const { changes, of } = store;
  changes.send(one);
  try {
    const { sections } = await post(store, one);
    changes.answered(one);
    const changed = sections.find(({ section }) => section === of.section);
    // Without a difference nothing is stored or announced.
    takeInSaved(store, one, changed ?? { ...of, version: one.update.version, entries: [], removed: [] });
    changes.settle(one);
  } catch (failure) {
    if (!isUnanswered(failure)) {
      changes.answered(one);
      changes.settle(one);
    }
    throw failure;
  }
}

function takeInSaved(store: StoreState, one: SentUpdate, changed: ChangedSection) {
  const { server, changes, listeners, onList, onUnknown } = store;
  const { version } = changed;
  if (version > one.update.version) server.addOwn(version);
  const knownVersion = server.version() ?? version;
  // A repeated update returns the old result: newer changes may have been missed.
  if (version !== knownVersion && !server.goOnTo(version)) {
    server.startAt(Math.max(version, knownVersion));
    onUnknown();
  }
  const answered = new Map(changed.entries.map((entry) => [entry.entry_id, entry]));
  const added: string[] = [];
  const removed: string[] = [];
  for (const [id, as] of Object.entries(one.as)) {
    const stored = server.get(id);
    if (stored && stored.version > version) continue;
    const entry = answered.get(id);
    if (as && !stored) added.push(id);
    if (!as) removed.push(id);
    if (entry) server.put(id, entry, version);
    else if (!as) server.drop(id);
    const draft = changes.drafts.get(id);
    if (draft) changes.set(id, saved(draft, as, as && (entry ? fieldsOf(entry) : as), version));
    listeners.notify(id);
  }
  const { moves } = one;
  if (moves.length > 0) changes.setMoves(changes.moves().filter((move) => !moves.includes(move)));
  if (added.length + removed.length + moves.length > 0) onList({ added, removed, moves });
}

/** Marks the refused fields while they keep the sent values. Returns whether the refusal named any. */
export function markRefused({ of, changes }: StoreState, one: SentUpdate, failure: unknown): boolean {
  const { errors } = failure as { errors?: { field: string; message: string }[] };
  const start = `updates.${toWireSection(of.section)}.entries.`;
  let isAny = false;
  for (const { field, message } of Array.isArray(errors) ? errors : []) {
    if (!field.startsWith(start)) continue;
    const [index = "", ...path] = field.slice(start.length).split(".");
    const id = one.update.entries?.[Number(index)]?.entry_id;
    const draft = id ? changes.drafts.get(id) : undefined;
    if (!id || !draft) continue;
    const name = fieldOf(path.join("."));
    // The sent value was refused, not what was typed since.
    const refused = { ...draft.refused, [name]: { value: one.as[id]?.[name], message } };
    const isHeld = sendablePart(id, { ...draft, refused })?.as?.[name] !== one.as[id]?.[name];
    changes.set(id, isHeld ? { ...draft, refused } : withErrors(draft, { [wholeRecord]: message }));
    isAny = true;
  }
  return isAny;
}
