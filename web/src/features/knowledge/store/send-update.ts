import { type ChangedSection, updateVenueInfo } from "@bellhop/contract/knowledge";
import { onTheWire } from "@bellhop/contract/sections";
import type { CallFailure } from "../../../core/api/call-failure.ts";
import { saved, sendable, whole, withErrors } from "./draft.ts";
import { fieldOf, fieldsOf } from "./entry-fields.ts";
import type { SentUpdate } from "./kept-changes.ts";
import type { DeskState } from "./store-state.ts";

/** Signed out, too many requests, a server that cannot answer, or none at all: nobody has refused anything. */
export function isUnanswered(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || status === 401 || status === 429 || status >= 500;
}

/** Posts an update. The same one is done once, however often it is posted. */
export function post({ ask, of }: DeskState, { update, key }: SentUpdate) {
  return ask(updateVenueInfo, { updates: { [onTheWire(of.section)]: update } }, { idempotencyKey: key });
}

/**
 * Sends an update and takes in what it has become. Where nobody knows whether it has arrived it stays on its way, to go
 * again as it is.
 */
export async function sendUpdate(desk: DeskState, one: SentUpdate) {
  const { changes, of } = desk;
  changes.send(one);
  try {
    const { sections } = await post(desk, one);
    changes.answered(one);
    const changed = sections.find(({ section }) => section === of.section);
    // Where nothing differed nothing was done, and nothing is told.
    takeInSaved(desk, one, changed ?? { ...of, version: one.update.version, entries: [], removed: [] });
    changes.settle(one);
  } catch (failure) {
    if (!isUnanswered(failure)) {
      changes.answered(one);
      changes.settle(one);
    }
    throw failure;
  }
}

function takeInSaved(desk: DeskState, one: SentUpdate, changed: ChangedSection) {
  const { server, changes, news, onList, onUnknown } = desk;
  const { version } = changed;
  if (version > one.update.version) server.addOwn(version);
  const here = server.version() ?? version;
  // A repeated update is answered as it was then: more may have been heard since than this page has read.
  if (version !== here && !server.goOnTo(version)) {
    server.startAt(Math.max(version, here));
    onUnknown();
  }
  const answered = new Map(changed.entries.map((entry) => [entry.entry_id, entry]));
  const added: string[] = [];
  const removed: string[] = [];
  for (const [id, as] of Object.entries(one.as)) {
    const there = server.get(id);
    if (there && there.seen > version) continue;
    const entry = answered.get(id);
    if (as && !there) added.push(id);
    if (!as) removed.push(id);
    if (entry) server.put(id, entry, version);
    else if (!as) server.drop(id);
    const draft = changes.drafts.get(id);
    if (draft) changes.set(id, saved(draft, as, as && (entry ? fieldsOf(entry) : as), version));
    news.tell(id);
  }
  const { moves } = one;
  if (moves.length > 0) changes.setMoves(changes.moves().filter((move) => !moves.includes(move)));
  if (added.length + removed.length + moves.length > 0) onList({ added, removed, moves });
}

/** Holds back the fields that a refusal names, for as long as they are as they were sent. Answers whether it named any. */
export function holdBack({ of, changes }: DeskState, one: SentUpdate, failure: unknown): boolean {
  const { errors } = failure as { errors?: { field: string; message: string }[] };
  const start = `updates.${onTheWire(of.section)}.entries.`;
  let isAny = false;
  for (const { field, message } of Array.isArray(errors) ? errors : []) {
    if (!field.startsWith(start)) continue;
    const [index = "", ...path] = field.slice(start.length).split(".");
    const id = one.update.entries?.[Number(index)]?.entry_id;
    const draft = id ? changes.drafts.get(id) : undefined;
    if (!id || !draft) continue;
    const name = fieldOf(path.join("."));
    // The value that was sent is what was refused, not what was typed since.
    const refused = { ...draft.refused, [name]: { value: one.as[id]?.[name], message } };
    const isHeld = sendable(id, { ...draft, refused })?.as?.[name] !== one.as[id]?.[name];
    changes.set(id, isHeld ? { ...draft, refused } : withErrors(draft, { [whole]: message }));
    isAny = true;
  }
  return isAny;
}
