/** Entries below this score are not mentioned. */
export const nothingFound = 0.3;

/** Measured: answers about 88 % of covered questions rightly, and 9 % of uncovered ones. */
export const answerThreshold = 0.65;

/**
 * Maps a venue's setting (0 to 1) to a threshold: 0.5 gives the measured one, 0 answers whenever an entry is worth
 * mentioning, 1 never answers.
 */
export function thresholdFor(confidence: number): number {
  if (confidence <= 0.5) return nothingFound + (answerThreshold - nothingFound) * (confidence / 0.5);
  return answerThreshold + (1 - answerThreshold) * ((confidence - 0.5) / 0.5);
}
