import { findGuest } from "../../domain/guests/index.ts";
import { requireRuleIfNamed } from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** Refuses a rule or guest that a list is asked for and that the venue does not have. */
export async function requireNamed(
  at: ReadingAtVenue,
  { rule_id, guest_id }: { rule_id?: string | undefined; guest_id?: string | undefined },
): Promise<void> {
  await requireRuleIfNamed(at, rule_id);
  if (guest_id !== undefined) await findGuest(at, guest_id);
}
