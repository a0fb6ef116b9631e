/** Before a full stop that doesn't end a sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|approx|ca|circa|env|tel|tél|no|nr|n|st|str|max|min|inkl|incl|bzw|ggf|evtl|etc|dr|mr|mrs|sig|av|avda|pl|vgl|tägl|z\.\s?b|e\.g|p\.p|aprox|núm|mind|zzgl|pers|sq|ave|blvd)\.$/iu;

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?。！？])\s+(?=\p{Lu}|\p{Lo}|\d)|\n/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && abbreviation.test(before))
      sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((one) => one.trim()).filter(Boolean);
}
