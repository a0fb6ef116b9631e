import { makeStore } from "../../ui/store.ts";

/** Null while no task is running. */
export type Running = { count: number; percent: number };

export const running = makeStore<Running | null>(null);
