import { doorCodeMask } from "@bellhop/contract/door-codes";
import { readMessageCodes } from "../../domain/door-codes/index.ts";
import type { StoredContent } from "../../domain/messages/index.ts";
import { dayOfStay, doorCodeFrom, isRoomOn } from "../../domain/proactive/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { type PlanParts, readPlanSettings } from "../proactive/read-plan-settings.ts";

type Stay = Parameters<typeof doorCodeFrom>[0] & Parameters<typeof dayOfStay>[0];
type Dates = Parameters<typeof isRoomOn>[0];

/** Whether a guest of the stay may have the door code of rooms that are theirs between these dates; see `isRoomOn`. */
export async function mayHaveCode(
  at: ReadingAtVenue,
  { stay, dates, otherRooms }: { stay: Stay; dates: Dates; otherRooms: readonly Dates[] },
  parts: PlanParts,
): Promise<boolean> {
  const { settings } = await readPlanSettings(at, parts, [], []);
  const from = doorCodeFrom(stay, settings);
  const isTheirs = isRoomOn(dates, otherRooms, dayOfStay(stay, at.now, settings));
  return isTheirs && from instanceof Date && from <= at.now;
}

type Filled = { text: string; content: StoredContent | null };

/**
 * A message as it leaves, with the door code in place of its mask. Undefined if the guest's code or room has changed since
 * it was queued, the check-in was taken back, or the stay is over.
 */
export async function fillDoorCode(
  at: ReadingAtVenue,
  services: PlanParts & Pick<Services, "sealingKey">,
  { message_id: messageId, author, text, content }: Filled & { message_id: string; author: string },
): Promise<Filled | undefined> {
  if (!text.includes(doorCodeMask)) return { text, content };
  const found = (await readMessageCodes(at, services.sealingKey, [messageId])).get(messageId);
  // People may type such dots. A rule's code was deleted after the stay.
  if (!found) return author === "rule" ? undefined : { text, content };
  if (!found.isCurrent || !(await mayHaveCode(at, found, services))) return undefined;
  const fill = (words: string) => words.replaceAll(doorCodeMask, () => found.code);
  if (content?.kind !== "template") return { text: fill(text), content };
  const values = { ...content.values, body: content.values.body.map(fill) };
  return { text: fill(text), content: { ...content, values } };
}
