/** The end of a sentence with closing quotes and brackets, or the end of a line. */
const sentenceEnd = /[.!?…؟]["'”’»)\]]*(?=\s)|[。！？]["”’」』）]*|(?=\n)/gu;

/** Shortens a text to whole sentences and "…", or to whole words if no sentence fits. */
export function shorten(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const room = text.slice(0, maxCharacters - 2);
  const ends = [...text.slice(0, maxCharacters - 1).matchAll(sentenceEnd)].map(
    (end) => end.index + end[0].length,
  );
  const sentences = room.slice(0, ends.findLast((end) => end <= room.length) ?? 0).trimEnd();
  if (sentences) return `${sentences} …`;
  const words = room.slice(0, Math.max(room.search(/\s\S*$/), 0)).trimEnd();
  // Keeps surrogate pairs together.
  return `${words || room.replace(/[\uD800-\uDBFF]$/, "")} …`;
}
