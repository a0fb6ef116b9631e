import { changeSettings, readSettings, type Settings } from "@bellhop/contract/settings";
import type { QueryClient } from "@tanstack/react-query";
import type { Ask } from "../../../core/api/ask.ts";
import { type CallFailure, fieldErrorsOf, isWithoutAnswer } from "../../../core/api/call-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { makeStore } from "../../../ui/store.ts";
import {
  conflictingFields,
  type EditedPart,
  fieldsIn,
  isAboutOneOf,
  isUnchanged,
  noChanges,
  type SettingsDraft,
  unsentAfter,
  withoutFields,
} from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";

type SettingsStore = {
  draft: SettingsDraft;
  isSaving: boolean;
  savedAtMs: number | null;
  failure: Error | null;
  /** By `part.field`. These fields wait until they are changed; all others are saved. */
  errors: Record<string, string>;
  /** Conflicting fields with the other person's value. */
  theirs: Record<string, unknown>;
};

const untouched: SettingsStore = {
  draft: noChanges,
  isSaving: false,
  savedAtMs: null,
  failure: null,
  errors: {},
  theirs: {},
};

/** Debounce after the last key press. */
const restMs = 700;
const maxTries = 4;

/**
 * Edits a venue's settings: saves automatically, also after the screen was left. After a conflict it reads the newer
 * settings and applies only the changed fields.
 */
export function makeSettingsStore(ask: Ask, queryClient: QueryClient, venueId: number) {
  const store = makeStore<SettingsStore>(untouched);
  const queryKey = settingsKey(venueId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the first unsaved change was made on. Live events may bring newer settings until it is saved. */
  let editedFrom: Settings | undefined;
  let saving: Promise<void> | undefined;
  const change = (more: Partial<SettingsStore>) => store.set({ ...store.get(), ...more });

  const read = (signal?: AbortSignal): Promise<Settings> => ask(readSettings, {}, { signal });

  const merge = async (base: Settings): Promise<Settings> => {
    const now = await read();
    const { draft } = store.get();
    const theirs = conflictingFields(base, now, draft).map((path) => {
      const [part, name] = path.split(".") as [EditedPart, string];
      return [path, (now[part] as Record<string, unknown>)[name]];
    });
    change({ theirs: { ...store.get().theirs, ...Object.fromEntries(theirs) } });
    queryClient.setQueryData(queryKey, now);
    return now;
  };

  /** Changes that the server has not refused. */
  const sendable = () => withoutFields(store.get().draft, Object.keys(store.get().errors));

  const send = async (base: Settings, tries = 1): Promise<void> => {
    const sent = sendable();
    if (isUnchanged(sent)) return;
    try {
      const answer = await ask(changeSettings, { version: base.version, ...sent });
      // Only this one: who changed what is read below the same key.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, answer);
      change({ draft: unsentAfter(store.get().draft, sent), savedAtMs: nowMs() });
    } catch (failure) {
      if (tries >= maxTries) throw failure;
      const isStale = (failure as Partial<CallFailure>).code === "wrong_state";
      const refused = about(fieldsIn(sent), fieldErrorsOf(failure));
      if (!isStale && Object.keys(refused).length === 0) throw failure;
      const again = fieldsIn(unsentAfter(store.get().draft, sent));
      change({ errors: { ...store.get().errors, ...notAbout(again, refused) } });
      await send(isStale ? await merge(base) : base, tries + 1);
    }
  };

  const saveOnce = async () => {
    const base = editedFrom ?? queryClient.getQueryData<Settings>(queryKey);
    if (!base || isUnchanged(sendable())) return;
    change({ isSaving: true, failure: null });
    try {
      await send(base);
      editedFrom = isUnchanged(store.get().draft) ? undefined : queryClient.getQueryData(queryKey);
      change({ isSaving: false });
      if (!isUnchanged(sendable())) planned();
    } catch (failure) {
      change({ isSaving: false, failure: failure as Error });
      if (isWithoutAnswer(failure as Error)) planned(10 * restMs);
    }
  };
  /** Resolves when what was changed before the call is saved, or was refused. */
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    await saving;
    saving ??= saveOnce().finally(() => {
      saving = undefined;
    });
    await saving;
  };
  const planned = (afterMs = restMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), afterMs);
  };

  return {
    read,
    get: store.get,
    use: store.use,
    save,
    /** Whether the server has this field as it is shown. */
    isSaved: (part: EditedPart, name: string) => !(name in (store.get().draft[part] ?? {})),
    set<Part extends EditedPart>(part: Part, more: Partial<Settings[Part]>) {
      const { draft, theirs, errors } = store.get();
      editedFrom ??= queryClient.getQueryData(queryKey);
      const changed = Object.keys(more).map((name) => `${part}.${name}`);
      change({
        draft: { ...draft, [part]: { ...draft[part], ...more } },
        theirs: notAbout(changed, theirs),
        errors: notAbout(changed, errors),
      });
      planned();
    },
    /** Shows the server's values of these fields again. */
    takeBack<Part extends EditedPart>(part: Part, names: (keyof Settings[Part])[]) {
      const { draft } = store.get();
      const fields = names.map((name) => `${part}.${String(name)}`);
      change({ draft: withoutFields(draft, fields), failure: null });
    },
    /** Resolves a conflict with the value here. */
    keepMine(path: string) {
      const { [path]: _theirs, ...left } = store.get().theirs;
      change({ theirs: left });
    },
  };
}

const about = <Value>(fields: readonly string[], all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => isAboutOneOf(path, fields)));

const notAbout = <Value>(fields: readonly string[], all: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !isAboutOneOf(path, fields)));

export type SettingsStoreOf = ReturnType<typeof makeSettingsStore>;
