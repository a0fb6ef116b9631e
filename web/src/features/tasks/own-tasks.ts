import { tabStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

const key = "bellhop.tasks";

/** A task that this tab asked for, and the version that was live then: what to go back to. */
export type StartedHere = {
  taskId: string;
  liveBefore: number | null;
  /** What it reads: where that is on screen, its end is seen. */
  importId?: string;
};

const started = makeStore<readonly StartedHere[]>(read());

function read(): StartedHere[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.taskId === "string") : [];
  } catch (damaged) {
    console.warn("What this tab started is not known any more:", damaged);
    return [];
  }
}

function set(next: readonly StartedHere[]) {
  started.set(next);
  tabStorage.keep(key, next.length === 0 ? null : JSON.stringify(next));
}

/** What this tab has asked for and not yet told the end of; it survives a reload. */
export const startedHere = {
  get: started.get,
  use: started.use,
  add: (task: StartedHere) => set([...started.get().filter(({ taskId }) => taskId !== task.taskId), task]),
  forget: (taskId: string) => set(started.get().filter((one) => one.taskId !== taskId)),
};
