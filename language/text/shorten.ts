/** What ends a sentence, with the closing quotes and brackets behind it; a line's end ends one too. */
const sentenceEnd = /[.!?…؟]["'”’»)\]]*(?=\s)|[。！？]["”’」』）]*|(?=\n)/gu;

/** The text, or as many whole sentences of it as fit, and then "…"; words where no sentence ends early enough. */
export function shorten(text: string, charactersMost: number): string {
  if (text.length <= charactersMost) return text;
  const room = text.slice(0, charactersMost - 2);
  const ends = [...text.slice(0, charactersMost - 1).matchAll(sentenceEnd)].map(
    (end) => end.index + end[0].length,
  );
  const sentences = room.slice(0, ends.findLast((end) => end <= room.length) ?? 0).trimEnd();
  if (sentences) return `${sentences} …`;
  const words = room.slice(0, Math.max(room.search(/\s\S*$/), 0)).trimEnd();
  // Not through the middle of a character: an emoji is two units.
  return `${words || room.replace(/[\uD800-\uDBFF]$/, "")} …`;
}
