import type { LiveEvent } from "@bellhop/contract/live";
import type { QueryClient } from "@tanstack/react-query";
import { setFeature, setFeatures } from "../core/access/feature-flags.ts";
import { builderKey, importsKey } from "../core/api/builder-keys.ts";
import { accessKey } from "../core/api/query.ts";
import { refreshSoon } from "../core/live/refresh-soon.ts";
import { keepAlertCount } from "../features/alerts/alert-cache.ts";
import { settingsKey } from "../features/assistant/settings-key.ts";
import { keepOnHome } from "../features/home/home-cache.ts";
import {
  keepConversation,
  type Reader,
  watchAssistant,
} from "../features/inbox/conversations/conversation-cache.ts";
import { keepMessage } from "../features/inbox/thread/message-cache.ts";
import { keepTask } from "../features/tasks/task-cache.ts";
import { hasEnded, isPublishing } from "../features/tasks/task-list.ts";

/** One save often follows another. */
const builderAgainMs = 300;

/** Brings everything that is cached up to date with one live event, without asking the server. */
export function applyLiveEvent(queryClient: QueryClient, reader: Reader, event: LiveEvent) {
  if (event.kind === "message") keepMessage(queryClient, reader.venueId, event.message);
  else if (event.kind === "conversation") {
    keepConversation(queryClient, reader, event.conversation);
    watchAssistant(queryClient, reader.venueId, event.conversation);
    keepOnHome(queryClient, reader.venueId, event.conversation);
  } else if (event.kind === "alerts") keepAlertCount(queryClient, reader.venueId, event.count);
  else if (event.kind === "settings") {
    setFeatures(event.flags);
    refreshSoon(queryClient, accessKey, 0);
    // The assistant's settings are a draft of what the builder publishes.
    refreshSoon(queryClient, settingsKey(reader.venueId), 0);
    refreshSoon(queryClient, builderKey(reader.venueId), builderAgainMs);
  } else if (event.kind === "task") {
    keepTask(queryClient, reader.venueId, event.task);
    // What came of a reading is on the import, and not in the event.
    if (!isPublishing(event.task) && hasEnded(event.task))
      refreshSoon(queryClient, importsKey(reader.venueId), 0);
  } else if (event.kind === "knowledge") refreshSoon(queryClient, builderKey(reader.venueId), builderAgainMs);
  else if (event.kind === "concierge") {
    setFeature.builtConcierge(true);
    refreshSoon(queryClient, builderKey(reader.venueId), 0);
  }
}
