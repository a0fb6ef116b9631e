const SENTENCE_END = /(?<=[.!?。！？؟…])\s+|(?<=[。！？؟])|\n+/u;

export const splitSentences = (message: string): string[] =>
  message
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
