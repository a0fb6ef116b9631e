import type { ReservationFields } from "@bellhop/contract/reservations";
import type { CallFailure } from "../../../core/api/call-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { makeStore } from "../../../ui/store.ts";
import {
  afterSaving,
  conflictsOf,
  type Drafts,
  editField,
  type FieldName,
  type Fields,
  keepMine,
  toSave,
  withoutField,
  withoutStored,
} from "./field-drafts.ts";

export type EditState = {
  drafts: Drafts;
  saving: Fields | null;
  savedAtMs: number | null;
  /** Of the last save; cleared by the next edit. */
  failure: Error | null;
};

export type EditSession = ReturnType<typeof editSession>;

type Server = {
  /** Undefined until it was read. */
  stored: () => ReservationFields | undefined;
  save: (fields: Fields, was: Fields) => Promise<unknown>;
  /** After a conflict. Resolves once `stored` is current. */
  readAgain: () => Promise<unknown>;
  /** A reason not to save yet, such as dates in the wrong order. */
  isValid: (fields: ReservationFields) => boolean;
};

export const saveAfterMs = 700;
/** Stops retrying if the server keeps reporting a conflict that its answers don't show. */
const conflictsInARow = 3;

/** Saves what is typed into one reservation after a pause. Fields that someone else changed wait for a decision. */
export function editSession(server: Server) {
  const state = makeStore<EditState>({ drafts: {}, saving: null, savedAtMs: null, failure: null });
  const set = (part: Partial<EditState>) => state.set({ ...state.get(), ...part });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let conflicts = 0;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), saveAfterMs);
  };

  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    const stored = server.stored();
    const { drafts, saving } = state.get();
    const sent = stored && !saving ? toSave(drafts, stored) : null;
    if (!sent || !stored || !server.isValid({ ...stored, ...sent.fields })) return;
    set({ saving: sent.fields, failure: null });
    try {
      await server.save(sent.fields, sent.was);
      conflicts = 0;
      set({ drafts: afterSaving(state.get().drafts, sent.fields), savedAtMs: nowMs() });
    } catch (failure) {
      const isConflict = (failure as Partial<CallFailure>).status === 409;
      conflicts = isConflict ? conflicts + 1 : 0;
      if (!isConflict || conflicts > conflictsInARow) return set({ saving: null, failure: failure as Error });
      await server.readAgain().catch(() => {});
    }
    set({ saving: null });
    await saveNow();
  }

  return {
    use: state.use,
    get: state.get,
    edit<Name extends FieldName>(name: Name, value: ReservationFields[Name]) {
      const stored = server.stored();
      if (!stored) return;
      set({ drafts: editField(state.get().drafts, stored, name, value), failure: null });
      later();
    },
    takeTheirs(name: FieldName) {
      set({ drafts: withoutField(state.get().drafts, name) });
      later();
    },
    keepMine(name: FieldName) {
      const stored = server.stored();
      if (!stored) return;
      set({ drafts: keepMine(state.get().drafts, stored, name), failure: null });
      void saveNow();
    },
    /** Call when `stored` has changed. */
    storedChanged() {
      const stored = server.stored();
      if (!stored || state.get().saving) return;
      const { drafts } = state.get();
      const next = withoutStored(drafts, stored);
      if (Object.keys(next).length !== Object.keys(drafts).length) set({ drafts: next });
    },
    conflicts(): Fields {
      const stored = server.stored();
      const { drafts, saving } = state.get();
      return stored ? conflictsOf(drafts, stored, saving ?? {}) : {};
    },
    saveNow,
    hasDrafts: () => Object.keys(state.get().drafts).length > 0,
  };
}
