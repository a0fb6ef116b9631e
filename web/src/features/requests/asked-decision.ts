import type { RequestDecision } from "@bellhop/contract/requests";
import { makeStore } from "../../ui/store.ts";

/** What a key asks the open panel to do. */
export type AskedDecision = { requestId: string; act: RequestDecision };

export const askedDecision = makeStore<AskedDecision | null>(null);
