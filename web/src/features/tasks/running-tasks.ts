import { makeStore } from "../../ui/store.ts";

/** What the navigation says of the tasks that are under way; null while there are none. */
export type Running = { count: number; percent: number };

export const running = makeStore<Running | null>(null);
