/** Words, and the topic of a sentence that contains one of them. */
const about: [RegExp, string][] = [
  [/breakfast|frühstück|petit[- ]déjeuner/i, "amenities/breakfast"],
  [/four-legged|\bdogs?\b|\bpets?\b|hund|chien/i, "policy/pets"],
  [/\bpark(?:ing)?\b|\bcars?\b|garage|parken/i, "amenities/parking"],
  [/wi-?fi|wlan|internet/i, "amenities/wifi"],
  [/steam|sauna/i, "amenities/sauna"],
  [/\bswim|\bpool\b/i, "amenities/pool"],
  [/\bkeys?\b.*\bback\b|leave your room|check-?out/i, "policy/check_out"],
  [/rooms? (?:is|are) ready|check-?in/i, "policy/check_in"],
  [/suitcases?|luggage|bags?\b/i, "policy/luggage"],
];
const asks: [RegExp, string][] = [[/\blift\b|elevator/i, "Is there a lift?"]];

export type Pick = { entry: string; quote: string; question?: string };

/** Picks sentences of the source by their words, and adds the wrong picks that a fault asks for. */
export function picksOf(source: string): Pick[] {
  return sentencesOf(source).flatMap((quote): Pick[] => {
    const entry = about.find(([words]) => words.test(quote))?.[1];
    const question = asks.find(([words]) => words.test(quote))?.[1];
    if (question && !quote.endsWith("?")) return [{ entry: "faq", question, quote }];
    return entry && !quote.endsWith("?") ? [{ entry, quote }] : [];
  });
}

/** Wrong picks: an invented sentence, an invented number, a paraphrase, an unknown entry. */
export function inventPicks(source: string): Pick[] {
  const first = sentencesOf(source)[0] ?? "";
  return [
    { entry: "amenities/pool", quote: "The rooftop pool is open from 6:00 to 23:00 and free of charge." },
    { entry: "amenities/gym", quote: `In other words, ${first.toLowerCase()}` },
    { entry: "faq", question: "Is it true that 99 guests fit in?", quote: first },
    { entry: "policy/helipad", quote: first },
  ];
}

/** Repeats what a source tells an assistant to say. */
export function obeyInjections(source: string): Pick[] {
  return [
    ...source.matchAll(/\b(?:say|tell|answer|write|reply)\b[^"“]{0,80}["“]([^"”]{1,200})["”]/gi),
  ].flatMap(([, said = ""]) => [
    { entry: "policy/payment", quote: said },
    { entry: "faq", question: `Did you know? ${said}`, quote: sentencesOf(source)[0] ?? "" },
  ]);
}

const sentencesOf = (source: string) =>
  source
    .split(/(?<=[.!?])\s+|\n/)
    .map((one) => one.trim())
    .filter((one) => one.length > 3);
