import type { AtVenue } from "../../platform/at/index.ts";
import { searchWords, type Traces, withoutTraces } from "../../platform/traces.ts";
import { noteChange } from "../notifications/index.ts";
import { broadcastAlertCount } from "./alerts.ts";
import {
  eraseAlertRows,
  eraseAlertsThatMention,
  selectManualTexts,
  setClearedText,
  setManualText,
} from "./erase.queries.ts";

/** Ends the alerts of these conversations and removes what they were about. */
export async function eraseAlertsOf(at: AtVenue, conversationIds: string[]) {
  await at.tx.run(eraseAlertRows, { venueId: at.venueId, conversationIds, endedAt: at.now });
  for (const id of conversationIds) await noteChange(at, { kind: "conversation", id });
}

/** Ends the alerts of these conversations and removes what they were about. Other alerts lose the guest's traces. */
export async function eraseAlerts(at: AtVenue, conversationIds: string[], traces: Traces) {
  const { venueId } = at;
  await eraseAlertsOf(at, conversationIds);
  // Alerts quote what people wrote, which contains no ids.
  await at.tx.run(eraseAlertsThatMention, { venueId, words: searchWords({ ...traces, ids: [] }) });
  const { text: before, clearings } = await at.tx.row(selectManualTexts, { venueId });
  const text = withoutTraces(before, traces);
  if (text !== before) await at.tx.run(setManualText, { venueId, text });
  for (const { clearing_id: clearingId, text: cleared } of clearings) {
    const redacted = withoutTraces(cleared, traces);
    if (redacted !== cleared) await at.tx.run(setClearedText, { venueId, clearingId, text: redacted });
  }
  await broadcastAlertCount(at);
}
