import { tabStorage } from "../../core/storage/guarded-storage.ts";
import { makeStore } from "../../ui/store.ts";

const key = "bellhop.tasks";

/** With the version that was live before, for rolling back. */
type OwnTask = {
  taskId: string;
  liveBefore: number | null;
  /** On this import's screen the result is visible anyway. */
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

/** Tasks of this tab with unreported results; survives a reload. */
export const ownTasks = {
  get: started.get,
  use: started.use,
  add: (task: OwnTask) => set([...started.get().filter(({ taskId }) => taskId !== task.taskId), task]),
  forget: (taskId: string) => set(started.get().filter((one) => one.taskId !== taskId)),
};
