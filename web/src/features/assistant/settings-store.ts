import { changeSettings, readSettings, type Settings } from "@bellhop/contract/settings";
import type { QueryClient } from "@tanstack/react-query";
import type { Ask } from "../../core/api/ask.ts";
import { type CallFailure, fieldErrorsOf, isWithoutAnswer } from "../../core/api/call-failure.ts";
import { nowMs } from "../../core/time/clock.ts";
import { makeStore } from "../../ui/store.ts";
import {
  changedTwice,
  isUnchanged,
  leftAfter,
  nothingChanged,
  type SettingsDraft,
} from "./settings-draft.ts";
import { settingsKey } from "./settings-key.ts";

/** What a person sees of saving. */
export type SettingsDesk = {
  draft: SettingsDraft;
  isSaving: boolean;
  savedAtMs: number | null;
  failure: Error | null;
  /** What is wrong with which field, by `part.field`. */
  errors: Record<string, string>;
  /** Fields that somebody else has changed meanwhile, with what they are there. */
  theirs: Record<string, unknown>;
};

const untouched: SettingsDesk = {
  draft: nothingChanged,
  isSaving: false,
  savedAtMs: null,
  failure: null,
  errors: {},
  theirs: {},
};

/** So long after the last key press. */
const restMs = 700;
const triesMost = 4;

/**
 * Where the assistant's settings are edited: changes are saved by themselves, also after the screen was left. Where
 * somebody else has saved meanwhile, theirs are read, and only the fields that were changed here are put on top.
 */
export function makeSettingsDesk(ask: Ask, queryClient: QueryClient, venueId: number) {
  const store = makeStore<SettingsDesk>(untouched);
  const queryKey = settingsKey(venueId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (more: Partial<SettingsDesk>) => store.set({ ...store.get(), ...more });

  const read = (signal?: AbortSignal): Promise<Settings> => ask(readSettings, {}, { signal });

  const merge = async (base: Settings): Promise<Settings> => {
    const now = await read();
    const { draft } = store.get();
    const theirs = changedTwice(base, now, draft).map((path) => {
      const [part, name] = path.split(".") as ["assistant" | "general", string];
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
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
      change({ draft: leftAfter(store.get().draft, sent), savedAtMs: nowMs(), failure: null, errors: {} });
    } catch (failure) {
      const isStale = (failure as Partial<CallFailure>).code === "wrong_state";
      if (!isStale || tries >= triesMost) throw failure;
      await send(await merge(base), tries + 1);
    }
  };

  const save = async () => {
    clearTimeout(timer);
    const base = queryClient.getQueryData<Settings>(queryKey);
    if (!base || store.get().isSaving || isUnchanged(store.get().draft)) return;
    change({ isSaving: true, failure: null });
    try {
      await send(base);
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
    set<Part extends keyof SettingsDraft>(part: Part, more: SettingsDraft[Part]) {
      const { draft, theirs } = store.get();
      const left = Object.fromEntries(
        Object.entries(theirs).filter(
          ([path]) => !Object.keys(more).some((name) => path === `${part}.${name}`),
        ),
      );
      change({ draft: { ...draft, [part]: { ...draft[part], ...more } }, theirs: left });
      planned();
    },
    /** What was written in this field here counts. */
    keepMine(path: string) {
      const { [path]: _theirs, ...left } = store.get().theirs;
      change({ theirs: left });
    },
  };
}

export type SettingsDeskOf = ReturnType<typeof makeSettingsDesk>;
