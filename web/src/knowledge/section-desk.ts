import {
  type ChangedSection,
  type Entry,
  listEntries,
  type SectionUpdate,
  updateVenueInfo,
} from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { onTheWire } from "@bellhop/contract/sections";
import type { Ask } from "../app/api/ask.ts";
import { type CallFailure, reasonOf } from "../app/api/call-failure.ts";
import { nowMs } from "../app/clock.ts";
import {
  arrived,
  below,
  type Draft,
  draftOf,
  errorsOf,
  isChanged,
  keptOf,
  rebased,
  restored,
  type Sendable,
  saved,
  sendable,
  whole,
  withErrors,
  wrongWith,
} from "./draft.ts";
import {
  differing,
  type EntryOnScreen,
  type EntryPatch,
  emptyFields,
  entryOf,
  type Fields,
  fieldOf,
  fieldsOf,
  patched,
  withFieldsOf,
} from "./entry-fields.ts";
import { moved, namedOrder } from "./entry-order.ts";
import {
  type Kept,
  type KeptFor,
  keep,
  type Move,
  type SentUpdate,
  sentName,
  takeOver,
} from "./kept-changes.ts";
import { type Step, takenBack, withStep } from "./undo-steps.ts";

export type DeskParts = {
  of: KeptFor;
  ask: Ask;
  /** The section's entries in the order that the server has told, as far as they are read. */
  order: () => readonly string[];
  /** The server has added, removed or put elsewhere: what is read of the list goes along. */
  onList: (change: { added: string[]; removed: string[]; moves: Move[] }) => void;
  /** More has changed than is known: lists are to be read again. */
  onUnknown: () => void;
  onSaved: () => void;
};

/** An entry as the desk shows it; the same object until something of it changes. */
export type EntryView = {
  entry: EntryOnScreen;
  /** As the server has it; null where it does not. */
  server: EntryOnScreen | null;
  isNew: boolean;
  isChanged: boolean;
  /** Removed here, and changed by somebody else: it stands there until that is decided. */
  isRemoved: boolean;
  /** By field, such as `texts.en.text`; `""` is the entry as a whole. */
  errors: Record<string, string>;
  /** Fields that somebody else has changed as well. */
  both: readonly string[];
  by: string | null;
  /** Who changed it last, and when, where this page has heard of it. */
  heard: { by: string; atMs: number } | null;
  updated: { at: string; by: string | null } | null;
};

/** How saving stands, the most urgent first. */
export type Saving =
  | { is: "undecided"; entryIds: string[] }
  | { is: "refused"; why: string; entryIds: string[] }
  | { is: "kept"; onDevice: boolean }
  | { is: "saving" }
  | { is: "saved"; atMs: number | null };

type Known = { entry: Entry; fields: Fields; seen: number };

const pauseMs = 800;
const longestPauseMs = 4_000;
const overtakenMost = 8;
const firstWaitMs = 1_000;
const longestWaitMs = 20_000;
/** Below what one call may carry. */
const updateCharacters = limits.bodyBytes / 2;
const readAtOnce = limits.pageItemsMost;

/** Signed out, too many requests, a server that cannot answer, or none at all: nobody has refused anything. */
function isUnanswered(failure: unknown): boolean {
  const { status } = failure as Partial<CallFailure>;
  return status === undefined || status === 401 || status === 429 || status >= 500;
}

/** Where one section of a venue is edited: what is on screen, what the server has, and what is on its way between them. */
export function makeSectionDesk({ of, ask, order, onList, onUnknown, onSaved }: DeskParts) {
  const { section } = of;
  const known = new Map<string, Known>();
  const drafts = new Map<string, Draft>();
  const views = new Map<string, EntryView | null>();
  const heardOf = new Map<string, { by: string; atMs: number }>();
  const open = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  let moves: Move[] = [];
  let steps: readonly Step[] = [];
  let version: number | undefined;
  /** Entries read at this version or later are as they are at `version`. */
  let floor = 0;
  /** The versions that this page has made: there is nothing to hear of them. */
  const own = new Set<number>();
  let sent: SentUpdate | null = null;
  let isAsking = false;
  let isDueAgain = false;
  let waiting: (() => Promise<void>)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueBy = 0;
  let tries = 0;
  let overtaken = 0;
  let areKept = true;
  let trouble: { why: string; isFinal: boolean } | null = null;
  let savedAtMs: number | null = null;
  let saving: Saving = { is: "saved", atMs: null };
  let shape = 0;
  let restoring: Promise<void> | undefined;
  let leftOver: Kept | undefined;

  const tell = (what: string) => {
    for (const listener of [...(listeners.get(what) ?? [])]) listener();
  };
  const tellEntry = (id: string) => {
    views.delete(id);
    tell(id);
  };
  const tellShape = () => {
    shape += 1;
    tell("shape");
  };

  const seenOf = ({ seen }: { seen: number }) => (seen >= floor ? Math.max(seen, version ?? 0) : seen);

  /** Whether the list is longer or shorter for it. */
  const kindOf = (draft: Draft | undefined) =>
    !draft ? "" : draft.mine === null ? `removed ${draft.both.length}` : draft.base === null ? "added" : "";

  function setDraft(id: string, draft: Draft | null) {
    const before = kindOf(drafts.get(id));
    // What is begun here, or being added right now, is there although the server does not have it.
    const isThere = (draft?.base === null && draft.mine !== null) || (sent !== null && id in sent.as);
    if (draft && (isChanged(draft) || isThere || open.has(id))) drafts.set(id, draft);
    else drafts.delete(id);
    areKept = keep(of, id, draft && isChanged(draft) ? keptOf(draft) : null);
    if (kindOf(drafts.get(id)) !== before) tellShape();
    tellEntry(id);
  }

  function fieldsNow(id: string): Fields | null {
    const draft = drafts.get(id);
    return draft ? draft.mine : (known.get(id)?.fields ?? null);
  }

  /** Puts an entry on screen as it is to be, and has it saved. */
  function put(id: string, mine: Fields | null) {
    const there = known.get(id);
    const draft = drafts.get(id) ?? draftOf(there?.fields ?? null, there ? seenOf(there) : (version ?? 0));
    // Whatever was wrong with the whole is tried again with what is new.
    const { [whole]: _, ...refused } = draft.refused;
    setDraft(id, { ...draft, mine, refused, atMs: nowMs() });
  }

  function keepMoves(next: Move[]) {
    moves = next;
    areKept = keep(of, "moves", next.length > 0 ? next : null);
    tellShape();
  }

  function remember(step: Omit<Step, "atMs">) {
    steps = withStep(steps, { ...step, atMs: nowMs() });
    tell("steps");
  }

  const isUndecided = (id: string) => (drafts.get(id)?.both.length ?? 0) > 0;

  const idsNow = () => {
    const ids = order().filter((id) => drafts.get(id)?.mine !== null || isUndecided(id));
    const there = new Set(ids);
    for (const [id, draft] of drafts) if (draft.base === null && draft.mine && !there.has(id)) ids.push(id);
    return moved(ids, moves);
  };

  const stoodOf = (id: string): Move => {
    const ids = idsNow();
    const at = ids.indexOf(id);
    return { entryId: id, after: at > 0 ? (ids[at - 1] ?? null) : null };
  };

  // What changes.

  function change(
    ids: readonly string[],
    patch: (fields: Fields, id: string) => Fields | null,
    stood: Move[] = [],
  ) {
    const entries: Step["entries"] = {};
    for (const id of ids) {
      const before = fieldsNow(id);
      if (!before) continue;
      const after = patch(before, id);
      put(id, after);
      if (!after || differing(before, after).length > 0) entries[id] = { before, after };
    }
    soon();
    if (Object.keys(entries).length > 0) remember({ entries, stood });
  }

  function add(entryId: string, fields: Fields, after?: string | null) {
    put(entryId, fields);
    if (after !== undefined) keepMoves([...moves, { entryId, after }]);
    remember({ entries: { [entryId]: { before: null, after: fields } }, stood: [] });
    soon();
  }

  /** Takes entries away. What is answered brings them back to where they stood. */
  function remove(ids: readonly string[]): () => void {
    change(ids, () => null, ids.length > 20 ? [] : ids.map(stoodOf));
    const step = steps.at(-1);
    return () => {
      if (!step || !steps.includes(step)) return;
      steps = steps.filter((other) => other !== step);
      tell("steps");
      takeBack(step);
    };
  }

  function move(entryId: string, after: string | null) {
    const stood = stoodOf(entryId);
    if (stood.after === after || entryId === after) return;
    keepMoves([...moves, { entryId, after }]);
    remember({ entries: {}, stood: [stood] });
    soon();
  }

  /** Takes the last step back of which something is still there. Answers which entries it was about. */
  function undo(): string[] {
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      steps = steps.slice(0, -1);
      tell("steps");
      const { entries, stood } = step;
      const isThere = ([id, was]: [string, Step["entries"][string]]) => {
        const [now, next] = [fieldsNow(id), takenBack(was, fieldsNow(id))];
        return (now === null) !== (next === null) || differing(now ?? {}, next ?? {}).length > 0;
      };
      if (stood.length === 0 && !Object.entries(entries).some(isThere)) continue;
      takeBack(step);
      return [...Object.keys(entries), ...stood.map(({ entryId }) => entryId)];
    }
    return [];
  }

  function takeBack({ entries, stood }: Step) {
    for (const [id, was] of Object.entries(entries)) put(id, takenBack(was, fieldsNow(id)));
    if (stood.length > 0) keepMoves([...moves, ...stood]);
    soon(0);
  }

  // Saving.

  function soon(waitMs = pauseMs) {
    const now = nowMs();
    if (dueBy === 0) dueBy = now + longestPauseMs;
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), Math.max(0, Math.min(waitMs, dueBy - now)));
    tellSaving();
  }

  function collect(): SentUpdate | null {
    const update: Required<SectionUpdate> = { version: version ?? 0, entries: [], remove: [], order: [] };
    const as: SentUpdate["as"] = {};
    let characters = 0;
    for (const [id, draft] of drafts) {
      const one = checked(id, draft);
      if (!one) continue;
      characters += JSON.stringify(one.change ?? id).length;
      const isFull = characters > updateCharacters || update.entries.length >= limits.entriesPerUpdateMost;
      if (isFull && Object.keys(as).length > 0) break;
      if (one.change) update.entries.push(one.change);
      else update.remove.push(id);
      as[id] = one.as;
      update.version = Math.min(update.version, seenOf(draft));
    }
    const there = new Set([...order(), ...update.entries.map(({ entry_id }) => entry_id)]);
    if (order().length > 0) moves = moves.filter(({ entryId }) => there.has(entryId) || drafts.has(entryId));
    const movable = moves.filter(({ entryId }) => there.has(entryId) && drafts.get(entryId)?.mine !== null);
    if (movable.length > 0)
      update.order = namedOrder(
        idsNow().filter((id) => there.has(id)),
        movable,
      );
    const { entries, remove: gone, order: named } = update;
    if (entries.length + gone.length + named.length === 0) return null;
    return {
      key: crypto.randomUUID(),
      update: {
        version: update.version,
        ...(entries.length > 0 && { entries }),
        ...(gone.length > 0 && { remove: gone }),
        ...(named.length > 0 && { order: named }),
      },
      as,
      moves: movable,
    };
  }

  /** What can be sent of a draft; what the contract finds wrong with it is held back. */
  function checked(id: string, draft: Draft): Sendable | null {
    const first = sendable(id, draft);
    if (!first?.change) return first;
    const wrong = wrongWith(first.change);
    if (Object.keys(wrong).length === 0) return first;
    const marked = withErrors(draft, wrong);
    setDraft(id, marked);
    return sendable(id, marked);
  }

  /** Saves all that can be saved, one update after the other. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isAsking) {
      isDueAgain = true;
      return;
    }
    isAsking = true;
    dueBy = 0;
    tellSaving();
    try {
      await restoring;
      if (version === undefined && drafts.size > 0) await sync([], null, true);
      for (let round = 0; round < 200; round++) {
        sent ??= collect();
        if (!sent) break;
        keep(of, sentName(sent), sent);
        await post(sent);
        // What was typed meanwhile has its own pause.
        if (timer !== undefined && !sent) break;
      }
      trouble = null;
      tries = 0;
      overtaken = 0;
    } catch (failure) {
      fail(failure);
    } finally {
      isAsking = false;
      const told = waiting;
      waiting = [];
      for (const one of told) void one();
      if (isDueAgain && !trouble) soon(0);
      isDueAgain = false;
      tellSaving();
    }
  }

  async function post(one: SentUpdate) {
    const updates = { [onTheWire(section)]: one.update };
    try {
      const answer = await ask(updateVenueInfo, { updates }, { idempotencyKey: one.key });
      drop(one);
      // Where nothing differed nothing was done, and nothing is told.
      const same = { section, version: one.update.version, entries: [], removed: [] };
      accept(one, answer.sections.find((told) => told.section === section) ?? same);
      savedAtMs = nowMs();
      onSaved();
    } catch (failure) {
      const { status, code } = failure as Partial<CallFailure>;
      // Nobody knows whether it has arrived: it goes again as it is.
      if (isUnanswered(failure)) throw failure;
      drop(one);
      if (status === 409 && code === "wrong_state") {
        // Somebody saves without a pause: not at once again.
        if (++overtaken > overtakenMost) throw failure;
        await sync(Object.keys(one.as), null, true);
        onUnknown();
      } else if (!markFields(one, failure)) {
        throw failure;
      }
    }
  }

  function drop(one: SentUpdate) {
    keep(of, sentName(one), null);
    sent = null;
    for (const id of Object.keys(one.as)) {
      const draft = drafts.get(id);
      if (draft && draft.base === null && draft.mine === null && one.as[id] === null) setDraft(id, null);
    }
  }

  function accept(one: SentUpdate, changed: ChangedSection) {
    if (changed.version > one.update.version) own.add(changed.version);
    if (version === undefined || changed.version > version) {
      const isNext = version !== undefined && changed.version === version + 1;
      version = changed.version;
      if (!isNext) floor = version;
      if (!isNext) onUnknown();
    }
    const answered = new Map(changed.entries.map((entry) => [entry.entry_id, entry]));
    const added: string[] = [];
    const removed: string[] = [];
    for (const [id, as] of Object.entries(one.as)) {
      const there = known.get(id);
      // An update that was repeated is answered as it was then: much may have been heard since.
      if (there && there.seen > changed.version) continue;
      const entry = answered.get(id);
      const fields = as && (entry ? fieldsOf(entry) : as);
      if (as && !there) added.push(id);
      if (!as) removed.push(id);
      if (entry) known.set(id, { entry, fields: fieldsOf(entry), seen: changed.version });
      else if (!as) known.delete(id);
      const draft = drafts.get(id);
      if (draft) setDraft(id, saved(draft, as, fields, changed.version));
      tellEntry(id);
    }
    const done = new Set(one.moves);
    if (done.size > 0) keepMoves(moves.filter((it) => !done.has(it)));
    if (added.length + removed.length + done.size > 0) onList({ added, removed, moves: one.moves });
  }

  /** Whether the refusal named fields of what was sent; they are held back from then on. */
  function markFields(one: SentUpdate, failure: unknown): boolean {
    const { errors } = failure as { errors?: { field: string; message: string }[] };
    const start = `updates.${onTheWire(section)}.entries.`;
    let isAny = false;
    for (const { field, message } of Array.isArray(errors) ? errors : []) {
      if (!field.startsWith(start)) continue;
      const [index = "", ...path] = field.slice(start.length).split(".");
      const id = one.update.entries?.[Number(index)]?.entry_id;
      const draft = id ? drafts.get(id) : undefined;
      if (!id || !draft) continue;
      const name = fieldOf(path.join("."));
      // The value that was sent is what was refused, not what was typed since.
      const refused = { ...draft.refused, [name]: { value: one.as[id]?.[name], message } };
      const isHeld = sendable(id, { ...draft, refused })?.as?.[name] !== one.as[id]?.[name];
      setDraft(id, isHeld ? { ...draft, refused } : withErrors(draft, { [whole]: message }));
      isAny = true;
    }
    return isAny;
  }

  function fail(failure: unknown) {
    const { retryAfterMs = 0, code } = failure as Partial<CallFailure>;
    const isFinal = !isUnanswered(failure) && code !== "wrong_state";
    trouble = { why: reasonOf(failure), isFinal };
    overtaken = 0;
    if (isFinal) return;
    const waitMs = Math.max(retryAfterMs, Math.min(firstWaitMs * 2 ** tries++, longestWaitMs));
    timer = setTimeout(() => void flush(), waitMs);
  }

  // What the server has.

  /** Takes entries in as they were at a version. Where a list was read (`isAll`), what was read before is out of date. */
  function learn(items: readonly Entry[], at: number, isAll: boolean, by: string | null = null) {
    if (version === undefined || (isAll && at > version)) {
      version = at;
      floor = at;
    }
    for (const entry of items) {
      const id = entry.entry_id;
      const there = known.get(id);
      if (there && seenOf(there) > at) continue;
      known.set(id, { entry, fields: fieldsOf(entry), seen: at });
      const draft = drafts.get(id);
      if (draft) setDraft(id, rebased(draft, fieldsOf(entry), at, by ?? entry.updated_by));
      else if (there?.entry.updated_at !== entry.updated_at) tellEntry(id);
    }
    tellSaving();
  }

  function forget(id: string, at: number, by: string | null) {
    known.delete(id);
    const draft = drafts.get(id);
    if (draft) setDraft(id, rebased(draft, null, at, by));
    tellEntry(id);
  }

  /** Reads entries as they are now, and puts what is changed here over them. */
  async function sync(ids: readonly string[], by: string | null = null, isAll = false): Promise<void> {
    const gone: string[] = [];
    for (let from = 0; from === 0 || from < ids.length; from += readAtOnce) {
      const asked = ids.slice(from, from + readAtOnce);
      const answer = await ask(listEntries, {
        section,
        limit: asked.length || 1,
        ...(asked.length > 0 && { entry_ids: asked }),
      });
      learn(answer.items, answer.version, isAll, by);
      const there = new Set(answer.items.map(({ entry_id }) => entry_id));
      for (const id of asked.filter((one) => !there.has(one))) {
        if (known.has(id)) gone.push(id);
        forget(id, answer.version, by);
      }
    }
    if (gone.length > 0) onList({ added: [], removed: gone, moves: [] });
  }

  /** Hears that the section has changed. `me` is whose own changes are no news. */
  async function hear(event: { version: number; entry_ids: string[] | null; by: string | null }, me: string) {
    if (isAsking) return void waiting.push(() => hear(event, me));
    if (own.has(event.version)) return;
    if (version === undefined) return onUnknown();
    const { entry_ids: named, by } = event;
    const isNamed = named !== null && named.length > 0 && named.length <= readAtOnce;
    if (event.version > version + 1 || !isNamed) {
      if (event.version === version + 1) floor = version = event.version;
      onUnknown();
      if (drafts.size > 0) await sync([...drafts.keys()], by);
    } else {
      const ids = named.filter((id) => (known.get(id)?.seen ?? -1) < event.version);
      const before = new Set(ids.filter((id) => known.has(id)));
      if (ids.length > 0) await sync(ids, by);
      // Those that are not named are as they were; those that are had to be read before.
      if (event.version === version + 1) version = event.version;
      const added = ids.filter((id) => known.has(id) && !before.has(id));
      if (added.length > 0) onList({ added, removed: [], moves: [] });
      if (by !== null && by !== me) for (const id of named) tellOf(id, by);
    }
    if (drafts.size > 0) soon(0);
  }

  function tellOf(id: string, by: string) {
    heardOf.set(id, { by, atMs: nowMs() });
    tellEntry(id);
  }

  // What is seen.

  function tellSaving() {
    const next = howSavingStands();
    if (JSON.stringify(next) === JSON.stringify(saving)) return;
    saving = next;
    tell("saving");
  }

  function howSavingStands(): Saving {
    const all = [...drafts];
    const undecided = all.filter(([, draft]) => draft.both.length > 0).map(([id]) => id);
    if (undecided.length > 0) return { is: "undecided", entryIds: undecided };
    const wrong = all.flatMap(([id, draft]) => Object.values(errorsOf(draft)).map((why) => ({ id, why })));
    const [first] = wrong;
    if (trouble?.isFinal) return { is: "refused", why: trouble.why, entryIds: wrong.map(({ id }) => id) };
    if (first) return { is: "refused", why: first.why, entryIds: wrong.map(({ id }) => id) };
    if (trouble || (leftOver && !restoring)) return { is: "kept", onDevice: areKept };
    const isDirty = moves.length > 0 || all.some(([, draft]) => isChanged(draft));
    return isAsking || timer !== undefined || isDirty ? { is: "saving" } : { is: "saved", atMs: savedAtMs };
  }

  function viewOf(id: string): EntryView | null {
    const there = views.get(id);
    if (there !== undefined) return there;
    const draft = drafts.get(id);
    const server = known.get(id);
    const fields = draft ? (draft.mine ?? draft.base) : server?.fields;
    const base = draft ? draft.base : (server?.fields ?? null);
    const view: EntryView | null = fields
      ? {
          entry: entryOf(section, id, fields),
          server: base && entryOf(section, id, base),
          isNew: base === null,
          isChanged: draft !== undefined && isChanged(draft),
          isRemoved: draft?.mine === null,
          errors: draft ? errorsOf(draft) : {},
          both: draft?.both ?? [],
          by: draft?.by ?? null,
          heard: heardOf.get(id) ?? null,
          updated: server ? { at: server.entry.updated_at, by: server.entry.updated_by } : null,
        }
      : null;
    views.set(id, view);
    return view;
  }

  /** Decides a field that both have changed: with mine, with theirs, or with other words. */
  function decide(id: string, name: string, choice: "mine" | "theirs" | { value: unknown }) {
    const draft = drafts.get(id);
    if (!draft) return;
    const both = draft.both.filter((other) => other !== name);
    if (name === whole) {
      setDraft(
        id,
        choice === "mine" ? { ...draft, both } : draft.base && { ...draft, mine: draft.base, both },
      );
    } else if (draft.mine) {
      const value =
        choice === "theirs" ? draft.base?.[name] : choice === "mine" ? draft.mine[name] : choice.value;
      const after = withFieldsOf(draft.mine, { [name]: value }, [name]);
      // Undone, it is as somebody else has left it.
      const before = withFieldsOf(after, draft.base ?? {}, [name]);
      if (differing(before, after).length > 0) remember({ entries: { [id]: { before, after } }, stood: [] });
      setDraft(id, { ...draft, mine: after, both });
    }
    soon(0);
  }

  /** Takes up what earlier pages of this person have left. */
  async function takeUp() {
    leftOver ??= await takeOver(of);
    for (const one of leftOver.sent) {
      const isDone = await repeat(one);
      if (isDone)
        for (const entry of leftOver.entries) entry.kept = arrived(entry.kept, one.as[entry.entryId]);
    }
    leftOver.sent = [];
    const { entries, moves: leftMoves } = leftOver;
    if (entries.length + leftMoves.length > 0) await sync(entries.map(({ entryId }) => entryId));
    for (const { entryId: id, kept, name } of entries) {
      const server = known.get(id);
      const left = restored(kept, server?.fields ?? null, server ? seenOf(server) : (version ?? 0));
      setDraft(id, below(left, drafts.get(id)));
      keep(of, name, null);
    }
    if (leftMoves.length > 0) keepMoves([...leftMoves, ...moves]);
    leftOver = undefined;
    if (entries.length > 0) soon(0);
  }

  /** What was on its way is sent again: it is done once, or refused as out of date. */
  async function repeat(one: SentUpdate): Promise<boolean> {
    let isDone = true;
    try {
      const updates = { [onTheWire(section)]: one.update };
      await ask(updateVenueInfo, { updates }, { idempotencyKey: one.key });
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      isDone = false;
    }
    keep(of, sentName(one), null);
    return isDone;
  }

  function letGo(id: string) {
    const draft = drafts.get(id);
    if (draft && !isChanged(draft)) setDraft(id, draft.base === null ? null : draft);
    void flush();
  }

  return {
    section,
    venueId: of.venueId,
    version: () => version,
    /** Reads what is edited anew: somebody has changed the section. */
    async catchUp() {
      await sync([...drafts.keys()], null, true);
      onUnknown();
    },
    /** Takes in a page of a list. */
    learn: (items: readonly Entry[], at: number) => learn(items, at, true),
    hear,
    flush,
    /** Tries again what was not saved, now. */
    retry() {
      if (leftOver) void this.restore();
      if (!trouble) return;
      tries = 0;
      void flush();
    },
    /** Takes up what pages of this person have left that are no longer open. */
    restore() {
      restoring ??= takeUp()
        .catch((failure: unknown) => {
          console.warn("What was kept waits for the server:", failure);
          setTimeout(() => void this.restore(), longestWaitMs);
        })
        .finally(() => {
          restoring = undefined;
          tellSaving();
        });
      return restoring;
    },
    set: (ids: readonly string[], patch: EntryPatch | ((entry: EntryOnScreen) => EntryPatch)) =>
      change(ids, (fields, id) =>
        patched(fields, typeof patch === "function" ? patch(entryOf(section, id, fields)) : patch),
      ),
    add(patch: EntryPatch, after?: string | null, entryId: string = crypto.randomUUID()): string {
      add(entryId, patched(emptyFields, patch), after);
      return entryId;
    },
    duplicate(id: string): string | null {
      const fields = fieldsNow(id);
      if (!fields) return null;
      const copy = crypto.randomUUID();
      add(copy, fields, id);
      return copy;
    },
    remove,
    move,
    /** Reads an entry that may not be on any page of a list yet; whether it is there. */
    async look(id: string): Promise<boolean> {
      if (!drafts.has(id) && !known.has(id)) await sync([id]);
      return drafts.has(id) || known.has(id);
    },
    undo,
    decide,
    viewOf,
    canUndo: () => steps.length > 0,
    saving: () => saving,
    ids: idsNow,
    shape: () => shape,
    isAnyUnkept: () => !areKept && [...drafts.values()].some(isChanged),
    /** While somebody edits an entry, it is not taken from under their hands. */
    hold(id: string) {
      open.set(id, (open.get(id) ?? 0) + 1);
      return () => {
        const left = (open.get(id) ?? 1) - 1;
        if (left > 0) open.set(id, left);
        else open.delete(id);
        // It may be taken up again at once, in another place.
        setTimeout(() => !open.has(id) && letGo(id), 0);
      };
    },
    /** Hears of an entry by its id, of `saving`, `steps`, or of which entries there are (`shape`). */
    follow(what: string, listener: () => void) {
      const those = listeners.get(what) ?? new Set();
      listeners.set(what, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(what) === those) listeners.delete(what);
      };
    },
  };
}

export type SectionDesk = ReturnType<typeof makeSectionDesk>;
