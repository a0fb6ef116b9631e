import type { LiveEvent } from "@bellhop/contract/live";
import { setFeatures } from "../core/access/feature-flags.ts";
import { accessKey } from "../core/api/query.ts";
import { refreshSoon } from "../core/live/refresh-soon.ts";
import type { LiveContext, LiveHandlers } from "../core/navigation/feature.ts";
import { features } from "./features.ts";

const access: LiveHandlers = {
  settings: ({ flags }, { queryClient }) => {
    setFeatures(flags);
    refreshSoon(queryClient, accessKey, 0);
  },
};

const all = [access, ...features.map(({ liveHandlers }) => liveHandlers ?? {})];

export function applyLiveEvent(event: LiveEvent, at: LiveContext) {
  for (const handlers of all) handle(handlers, event, at);
}

function handle<Event extends LiveEvent>(handlers: LiveHandlers, event: Event, at: LiveContext) {
  (handlers[event.kind] as ((event: Event, at: LiveContext) => void) | undefined)?.(event, at);
}
