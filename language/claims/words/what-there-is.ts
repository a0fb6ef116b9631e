import { isStopWord } from "../../text/index.ts";
import { unqualified } from "../claim.ts";
import type { Mention } from "../mentions.ts";
import { qualifiersIn } from "../read-qualifiers.ts";
import type { Stretch } from "../segments.ts";
import { isFacility, isPermission, isWeak } from "../topics.ts";
import { side } from "./heads.ts";
import { claim, inside, placeIn, type TextRead } from "./text-read.ts";

/** "A house with a sauna and an indoor pool", "our gym on the ground floor": who speaks of what is theirs has it. */
export function readHaving(reading: TextRead, sentence: Stretch, part: string) {
  const { patterns } = reading;
  const named = reading.named.mentions.filter(
    (mention) => inside(mention, sentence) && isFacility(mention.topic) && !isWeak(mention.topic),
  );
  if (named.length === 0) return;
  if ((["never", "no", "closed", "conditions"] as const).some((name) => patterns.test(name, part))) return;
  if (/\?\s*$/u.test(part) || isNotNow.test(part)) return;
  const lists = ofTheHouse.exec(part);
  const isList = asksWhatThereIs.test(reading.question) && !saysWhere.test(part);
  const listed = isList ? sentence.from : lists ? sentence.from + lists.index + lists[0].length : sentence.to;
  for (const mention of named) {
    const before = reading.text.slice(sentence.from, mention.from);
    const isTheirs =
      theirs.test(before) || (mention.from >= listed && one.test(before)) || (isList && ofList.test(before));
    if (!isTheirs || !endsHere(reading, mention, sentence)) continue;
    const head = { topic: mention.topic, which: mention.which ?? side(reading, mention), mention };
    claim(reading, head, "is", { is: "yes" }, qualifiersIn(part, patterns), mention, true);
  }
}

/** "We are an adults-only hotel." */
export function readAdultsOnly(reading: TextRead, sentence: Stretch, part: string) {
  const found = adultsOnly.exec(part);
  if (!found) return;
  const at = { from: sentence.from + found.index, to: sentence.from + found.index + found[0].length };
  claim(reading, { topic: "children", which: null, mention: null }, "is", { is: "no" }, unqualified, at);
}

/** "Our pool" and no "pool attendant". */
function endsHere(reading: TextRead, mention: Mention, sentence: Stretch): boolean {
  const next = reading.named.words.find((word) => word.from >= mention.to && word.to <= sentence.to);
  if (!next || /[,.;:!()–—]/u.test(reading.text.slice(mention.to, next.from))) return true;
  const plainWord = reading.text.slice(next.from, next.to);
  return isStopWord(next.text, reading.patterns.language) || reading.patterns.vocabulary.has(plainWord);
}

/** "The house is smoke free, balconies included": the same, said of what may be thought an exception. */
export function readIncluded(reading: TextRead, segment: Stretch, said: string): boolean {
  const last = reading.claims.at(-1);
  if (!last?.place.at || last.aspect !== "is" || last.value.is !== "no" || !isPermission(last.topic))
    return false;
  if (last.place.field !== reading.words.field || last.place.at.to > segment.from || !alsoThere.test(said))
    return false;
  if (/[.!?]\s/u.test(reading.text.slice(last.place.at.to, segment.from))) return false;
  const places = reading.named.mentions.filter(
    (mention) => inside(mention, segment) && mention.topic !== last.topic,
  );
  for (const place of places)
    reading.claims.push({
      ...last,
      qualifiers: { ...last.qualifiers, where: place.topic },
      place: placeIn(reading.words, place),
    });
  return places.length > 0;
}

/** "What is in the room?" "Kettle, safe and a desk." */
const asksWhatThereIs =
  /^(?:what(?:'s| is| are| do| does| will| can)?|was|welche\p{L}*|qu'est-ce qu'il y a|que|cosa) (?:.{0,20} )?(?:there|in|inside|have|find|offer|gibt es|ist|finden|bieten|trouve|hay|encuentro|trovo|c'e)(?!\p{L})/u;
const saysWhere =
  /(?<!\p{L})(?:is|are|was|ist|sind|est|sont|es|son|e'|sono) (?:in|on|at|next|near|im|am|auf|dans|en|nel)(?!\p{L})/u;
const ofList = /(?:^\s*|,\s*|(?:and|und|et|y|e) )(?:\p{L}+\s){0,1}$/u;
/** A house or those who run it, and that they have what follows. */
const ofTheHouse =
  /(?<!\p{L})(?:hotel|house|guesthouse|inn|lodge|resort|hostel|haus|gasthof|pension|unterkunft|maison|auberge|casa|albergo|posada|pousada|we|wir|nous|tenemos|abbiamo|temos)(?!\p{L})[^.!?]{0,40}?(?<!\p{L})(?:with|has|have|offers?|mit|hat|haben|bietet|bieten|avec|dispose de?|avons|con|ofrece|tenemos|offre|abbiamo|com|oferece|temos|met|heeft)[\s']/u;
const adultsOnly =
  /(?<!\p{L})adults?[- ]only (?:hotel|property|house|resort|place)|(?:hotel|house|property|resort|we) (?:is|are) (?:an? )?adults?[- ]only|(?:hotel|haus|resort)\s(?:nur )?(?:fur|für) erwachsene|hotel (?:reserve )?(?:aux|solo para|per soli|so para) adult\p{L}*/u;
/** What was there, or will be. */
const isNotNow =
  /(?<!\p{L})(?:former|formerly|ended|used to|was|were|will|planned|soon|ehemalig\p{L}*|fruher\p{L}*|war|waren|geplant\p{L}*|bald|ancien\p{L}*|etait|bientot|antigu\p{L}*|era|sera|pronto|presto|antig\p{L}*|breve)(?!\p{L})/u;
const theirs =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr\p{L}*|nostr\p{L}*|noss\p{L}*|onze?)\s(?:(?:own|new|small|big|large|heated|indoor|outdoor|neu\p{L}*|klein\p{L}*|gross\p{L}*|groß\p{L}*|beheizt\p{L}*)\s){0,2}$/u;
const one = /(?<!\p{L})(?:a|an|ein|eine|einen|einem|einer|une?|una|uno|uma?|een)\s(?:[\p{L}-]+\s){0,2}$/u;
const alsoThere =
  /(?<!\p{L})(?:included|including|inclusive|also|even|auch|sogar|inklusive|inkl|einschlie(?:ß|ss)lich|(?:mit )?eingeschlossen|y compris|compris\p{L}*|meme|inclu[sy]\p{L}*|incluid\p{L}*|incluso|tambien|anche|compres\p{L}*|tambem)(?!\p{L})/u;
