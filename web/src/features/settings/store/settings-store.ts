import { changeSettings, readSettings, type Settings } from "@bellhop/contract/settings";
import type { QueryClient } from "@tanstack/react-query";
import type { Ask } from "../../../core/api/ask.ts";
import { type CallFailure, fieldErrorsOf, isWithoutAnswer } from "../../../core/api/call-failure.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { makeStore } from "../../../ui/store.ts";
import {
  conflictingFields,
  type EditedPart,
  isUnchanged,
  noChanges,
  type SettingsDraft,
  unsentAfter,
} from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";

type SettingsStore = {
  draft: SettingsDraft;
  isSaving: boolean;
  savedAtMs: number | null;
  failure: Error | null;
  /** By `part.field`. */
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
const triesMost = 4;

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

  const send = async (base: Settings, tries = 1): Promise<void> => {
    const sent = store.get().draft;
    try {
      const answer = await ask(changeSettings, { version: base.version, ...sent });
      // Only this one: who changed what is read below the same key.
      await queryClient.cancelQueries({ queryKey, exact: true });
      queryClient.setQueryData(queryKey, answer);
      change({ draft: unsentAfter(store.get().draft, sent), savedAtMs: nowMs(), failure: null, errors: {} });
    } catch (failure) {
      const isStale = (failure as Partial<CallFailure>).code === "wrong_state";
      if (!isStale || tries >= triesMost) throw failure;
      await send(await merge(base), tries + 1);
    }
  };

  let running: Promise<void> | undefined;
  /** Resolves when all changes have been sent, or could not be. */
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    while (running) await running;
    running = saveNow().finally(() => {
      running = undefined;
    });
    await running;
  };
  const saveNow = async () => {
    const base = editedFrom ?? queryClient.getQueryData<Settings>(queryKey);
    if (!base || isUnchanged(store.get().draft)) return;
    change({ isSaving: true, failure: null });
    try {
      await send(base);
      editedFrom = isUnchanged(store.get().draft) ? undefined : queryClient.getQueryData(queryKey);
      change({ isSaving: false });
      if (!isUnchanged(store.get().draft)) planned();
    } catch (failure) {
      change({ isSaving: false, failure: failure as Error, errors: fieldErrorsOf(failure) });
      if (isWithoutAnswer(failure as Error)) planned(10 * restMs);
    }
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
    set<Part extends EditedPart>(part: Part, more: Partial<Settings[Part]>) {
      const { draft, theirs } = store.get();
      editedFrom ??= queryClient.getQueryData(queryKey);
      const left = Object.fromEntries(
        Object.entries(theirs).filter(
          ([path]) => !Object.keys(more).some((name) => path === `${part}.${name}`),
        ),
      );
      change({ draft: { ...draft, [part]: { ...draft[part], ...more } }, theirs: left });
      planned();
    },
    /** Resolves a conflict with the value here. */
    keepMine(path: string) {
      const { [path]: _theirs, ...left } = store.get().theirs;
      change({ theirs: left });
    },
  };
}

export type SettingsStoreOf = ReturnType<typeof makeSettingsStore>;
