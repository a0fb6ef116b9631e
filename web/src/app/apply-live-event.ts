import type { LiveEvent } from "@bellhop/contract/live";
import { setSwitches } from "../core/access/switches.ts";
import { accessKey } from "../core/api/query.ts";
import { refreshSoon } from "../core/live/refresh-soon.ts";
import type { LiveContext, LiveHandlers } from "../core/navigation/feature.ts";
import { features, type HandledKind } from "./features.ts";

const access = {
  settings: ({ flags }, { queryClient }) => {
    setSwitches(flags);
    refreshSoon(queryClient, accessKey, 0);
  },
  // Another version may have another name.
  concierge: (_, { queryClient }) => refreshSoon(queryClient, accessKey, 0),
} satisfies LiveHandlers;

const all: LiveHandlers[] = [access, ...features.map(({ liveHandlers }) => liveHandlers ?? {})];

export function applyLiveEvent(event: LiveEvent, at: LiveContext) {
  // A kind that no feature handles is a type error here. The open simulator listens to its events itself.
  const handled: Extract<LiveEvent, { kind: HandledKind | "simulator" }> = event;
  for (const handlers of all) handle(handlers, handled, at);
}

function handle<Event extends LiveEvent>(handlers: LiveHandlers, event: Event, at: LiveContext) {
  (handlers[event.kind] as ((event: Event, at: LiveContext) => void) | undefined)?.(event, at);
}
