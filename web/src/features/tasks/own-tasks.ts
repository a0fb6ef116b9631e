import { tabStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

const key = "bellhop.tasks";

/** A task that this tab asked for, and the version that was live then: what to go back to. */
export type OwnTask = {
  taskId: string;
  liveBefore: number | null;
  /** What it reads: where that is on screen, its end is seen. */
  importId?: string;
};

const started = makeStore<readonly OwnTask[]>(read());

function read(): OwnTask[] {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.taskId === "string") : [];
  } catch (damaged) {
    console.warn("What this tab started is not known any more:", damaged);
    return [];
  }
}

function set(next: readonly OwnTask[]) {
  started.set(next);
  tabStorage.write(key, next.length === 0 ? null : JSON.stringify(next));
}

/** What this tab has asked for and not yet told the end of; it survives a reload. */
export const ownTasks = {
  get: started.get,
  use: started.use,
  add: (task: OwnTask) => set([...started.get().filter(({ taskId }) => taskId !== task.taskId), task]),
  forget: (taskId: string) => set(started.get().filter((one) => one.taskId !== taskId)),
};
