/** Below this there is no entry worth naming. */
export const nothingFound = 0.3;

/** From here on about 86 % of covered questions are answered, and 8 % of those that the hotel's knowledge does not cover. */
export const answerThreshold = 0.65;

/**
 * From which confidence on the assistant answers where a venue has set how sure it has to be, from 0 to 1: in the middle
 * from the one that was measured; at 0 wherever an entry is worth naming; at 1 never, everything goes to staff.
 */
export function thresholdFor(confidence: number): number {
  if (confidence <= 0.5) return nothingFound + (answerThreshold - nothingFound) * (confidence / 0.5);
  return answerThreshold + (1 - answerThreshold) * ((confidence - 0.5) / 0.5);
}
