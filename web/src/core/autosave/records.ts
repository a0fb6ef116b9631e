import { makeStore } from "../../ui/store.ts";
import { fieldErrorsOf, reasonOf } from "../api/call-failure.ts";
import { type CopyKey, claimUnsaved, type Leftover, removeCopy, storeCopy } from "../storage/device-copy.ts";
import { nowMs } from "../time/clock.ts";
import { refusalsOf, withErrors } from "./draft.ts";
import {
  type FieldDraft,
  mergedWith,
  noChanges,
  opened,
  restoredFields,
  type StoredFields,
  savedFields,
  sendableFields,
  storedFields,
  unsavedFields,
  withChange,
  withoutFields,
  withoutSent,
  withSent,
} from "./field-draft.ts";
import { differing, type Fields, pickFields } from "./fields.ts";
import { makeRestore } from "./restore.ts";
import { type Saving, savingOf } from "./save-status.ts";
import { isUnanswered, makeSaver } from "./saver.ts";

export type RecordParts = {
  of: CopyKey;
  /** The server's fields, as far as they are known. */
  stored: (id: string) => Fields | undefined;
  /** Reads a record, also for `stored`. */
  read: (id: string) => Promise<Fields>;
  /** Saves fields, and resolves with all fields, also for `stored`. `was` has the values that they replace. */
  save: (id: string, fields: Fields, was: Fields) => Promise<Fields>;
  /** What can't be saved yet, by field, such as dates in the wrong order. */
  misfits?: (fields: Fields) => Record<string, string>;
  /** The field of an error's path, if they differ. */
  fieldOf?: (path: string) => string;
  /** Passwords are not stored on the device. */
  isSecret?: (name: string) => boolean;
};

type Update = { id: string; fields: Fields; was: Fields };

/**
 * Edits records field by field: settings, reservations. Changes show and are stored on the device at once, are saved
 * after a pause, and are merged with other people's changes.
 */
export function makeRecords(parts: RecordParts) {
  const { of, stored, isSecret = () => false, fieldOf = (path) => path, misfits = () => ({}) } = parts;
  const changes = makeStore(0);
  const notify = () => changes.set(changes.get() + 1);
  const drafts = new Map<string, FieldDraft>();
  const unkept = new Set<string>();
  const savedAtMs = new Map<string, number>();
  /** Records that were refused as a whole. They wait for another change. */
  const refused = new Map<string, Error>();
  let claimed: Leftover[] = [];
  const saver = makeSaver<Update>({ prepare, next, send, reread, markRefused, notify });
  const { restore, restoring } = makeRestore(restoreNow, notify);

  function set(id: string, changed: FieldDraft) {
    const draft = opened(changed);
    if (draft) drafts.set(id, draft);
    else drafts.delete(id);
    const isKept = storeCopy(of, id, draft && storedFields(draft, (name) => !isSecret(name)));
    if (isKept && !(draft && unsavedFields(draft).some(isSecret))) unkept.delete(id);
    else unkept.add(id);
    notify();
  }

  /** Merges what is stored now. */
  function mergeStored(id: string) {
    const [draft, fields] = [drafts.get(id), stored(id)];
    if (!draft || !fields) return;
    if (differing(draft.base, pickFields(fields, Object.keys(draft.mine))).length === 0) return;
    refused.delete(id);
    set(id, mergedWith(draft, fields));
  }

  function errorsOf(id: string): Record<string, string> {
    const draft = drafts.get(id);
    return draft ? { ...misfits({ ...stored(id), ...draft.mine }), ...refusalsOf(draft) } : {};
  }

  async function prepare() {
    await restoring();
  }

  function next(): Update | null {
    for (const id of [...drafts.keys()]) {
      mergeStored(id);
      const draft = drafts.get(id);
      const sendable = draft && !refused.has(id) && sendableFields(draft, errorsOf(id));
      if (sendable) return { id, ...sendable };
    }
    return null;
  }

  async function send({ id, fields, was }: Update) {
    // No longer in the cache: the next round merges it.
    if (!stored(id)) return void (await parts.read(id));
    change(id, (draft) => withSent(draft, fields));
    const now = await parts.save(id, fields, was);
    savedAtMs.set(id, nowMs());
    change(id, (draft) => savedFields(draft, fields, now));
  }

  async function reread(update: Update) {
    try {
      await parts.read(update.id);
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      markRefused(update, failure);
    }
    mergeStored(update.id);
    change(update.id, (draft) => withoutSent(draft, Object.keys(update.fields)));
  }

  function markRefused({ id, fields }: Update, failure: unknown): boolean {
    const isSent = (path: string) =>
      Object.keys(fields).some((name) => path === name || path.startsWith(`${name}.`));
    const errors = Object.entries(fieldErrorsOf(failure)).map(
      ([path, message]) => [fieldOf(path), message] as const,
    );
    const wrong = Object.fromEntries(errors.filter(([path]) => isSent(path)));
    change(id, (draft) => {
      const unsent = withoutSent(draft, Object.keys(fields));
      // The sent values were refused, not what was typed since.
      const mine = { ...draft.mine, ...fields };
      return { ...unsent, refused: withErrors({ ...draft, mine }, wrong).refused };
    });
    if (Object.keys(wrong).length === 0) refused.set(id, failure as Error);
    notify();
    return true;
  }

  function change(id: string, next: (draft: FieldDraft) => FieldDraft) {
    const draft = drafts.get(id);
    if (draft) set(id, next(draft));
  }

  async function restoreNow() {
    claimed.push(...(await claimUnsaved(of)));
    for (const leftover of [...claimed]) {
      await restoreOne(leftover);
      claimed = claimed.filter((other) => other !== leftover);
    }
  }

  async function restoreOne(leftover: Leftover) {
    const { recordId: id, value } = leftover;
    try {
      const fields = stored(id) ?? (await parts.read(id));
      set(id, restoredFields(value as StoredFields, fields, drafts.get(id)));
      saver.soon(0);
    } catch (failure) {
      if (isUnanswered(failure)) throw failure;
      console.warn(`Unsaved changes of ${id} were dropped:`, failure);
    }
    removeCopy(leftover);
  }

  return {
    /** Renders again after each change. */
    use: changes.use,
    /** The changed fields. */
    changed: (id: string): Fields => drafts.get(id)?.mine ?? {},
    errorsOf,
    /** Fields that someone else has changed too, with their values. They wait for a decision. */
    conflicts(id: string): Fields {
      const draft = drafts.get(id);
      return draft ? pickFields(draft.base, draft.conflicts) : {};
    },
    isSaved: (id: string, names: readonly string[]) => {
      const draft = drafts.get(id);
      return !draft || !unsavedFields(draft).some((name) => names.includes(name));
    },
    /** Why a record was refused as a whole. */
    refusalOf: (id: string) => refused.get(id),
    /** The state of saving; of some fields if `counts` says so. */
    saving(id: string, counts: (name: string) => boolean = () => true): Saving {
      const { trouble, isBusy } = saver.progress();
      const all = drafts.get(id) ?? noChanges;
      const draft = withoutFields(
        all,
        Object.keys(all.mine).filter((name) => !counts(name)),
      );
      const refusal = refused.get(id);
      const isAny = unsavedFields(draft).length > 0;
      return savingOf(
        {
          drafts: isAny ? [[id, draft]] : [],
          errorsOf: () => Object.fromEntries(Object.entries(errorsOf(id)).filter(([path]) => counts(path))),
          isAny,
          isOnDevice: !unkept.has(id),
        },
        {
          trouble: refusal ? { why: reasonOf(refusal), isFinal: true } : isAny ? trouble : null,
          isBusy: isBusy && isAny,
          isLeftBehind: !restoring() && claimed.some(({ recordId }) => recordId === id),
          savedAtMs: savedAtMs.get(id) ?? null,
        },
      );
    },

    edit(id: string, fields: Fields) {
      const now = stored(id);
      if (!now) return;
      refused.delete(id);
      set(id, withChange(drafts.get(id) ?? noChanges, now, fields, nowMs()));
      saver.soon();
    },
    /** Shows the server's values of these fields again. */
    takeBack(id: string, names: readonly string[]) {
      refused.delete(id);
      change(id, (draft) => withoutFields(draft, names));
      // Other fields may have waited for these.
      saver.soon(0);
    },
    /** Resolves a conflict with the value here. */
    keepMine(id: string, name: string) {
      change(id, (draft) => ({ ...draft, conflicts: draft.conflicts.filter((other) => other !== name) }));
      saver.soon(0);
    },
    /** To be called when `stored` has changed. */
    mergeStored,

    flush: saver.flush,
    retry() {
      refused.clear();
      if (claimed.length > 0) void restore();
      if (saver.progress().trouble) saver.retry();
      else void saver.flush();
    },
    restore,
    isAnyUnkept: () => unkept.size > 0,
  };
}

export type Records = ReturnType<typeof makeRecords>;
