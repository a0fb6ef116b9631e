import { isStopWord } from "../../text/index.ts";
import { unqualified } from "../claim.ts";
import { isFacility, isPermission, isWeak } from "../topics.ts";
import { qualifiersIn } from "./find-qualifiers.ts";
import { side } from "./heads.ts";
import { addClaim, placeOf, type ReadingContext } from "./reading-context.ts";
import { isWithin, type Span, spanOf } from "./segments.ts";
import type { Mention } from "./topic-mentions.ts";

export function readFacilities(context: ReadingContext, sentence: Span, part: string) {
  const { patterns } = context;
  const named = context.named.mentions.filter(
    (mention) => isWithin(mention, sentence) && isFacility(mention.topic) && !isWeak(mention.topic),
  );
  if (named.length === 0) return;
  if ((["never", "no", "closed", "conditions"] as const).some((name) => patterns.test(name, part))) return;
  if (/\?\s*$/u.test(part) || isNotNow.test(part)) return;
  const lists = ofTheHouse.exec(part);
  const isList = asksWhatThereIs.test(context.question) && !saysWhere.test(part);
  const listed = isList ? sentence.from : lists ? spanOf(lists, sentence.from).to : sentence.to;
  for (const mention of named) {
    const before = context.text.slice(sentence.from, mention.from);
    const isTheirs =
      theirs.test(before) || (mention.from >= listed && one.test(before)) || (isList && ofList.test(before));
    if (!isTheirs || !endsHere(context, mention, sentence)) continue;
    const head = { topic: mention.topic, which: mention.which ?? side(context, mention), mention };
    addClaim(context, head, "is", { is: "yes" }, qualifiersIn(part, patterns), mention, true);
  }
}

export function readAdultsOnly(context: ReadingContext, sentence: Span, part: string) {
  const found = adultsOnly.exec(part);
  if (!found) return;
  const at = spanOf(found, sentence.from);
  addClaim(context, { topic: "children", which: null, mention: null }, "is", { is: "no" }, unqualified, at);
}

/** "Our pool", but not "our pool attendant". */
function endsHere(context: ReadingContext, mention: Mention, sentence: Span): boolean {
  const next = context.named.words.find((word) => word.from >= mention.to && word.to <= sentence.to);
  if (!next || /[,.;:!()–—]/u.test(context.text.slice(mention.to, next.from))) return true;
  const plainWord = context.text.slice(next.from, next.to);
  return isStopWord(next.text, context.patterns.language) || context.patterns.vocabulary.has(plainWord);
}

/** "The house is smoke-free, balconies included" extends the last claim to the balconies. */
export function readIncluded(context: ReadingContext, segment: Span, clause: string): boolean {
  const last = context.claims.at(-1);
  if (!last?.place.at || last.aspect !== "is" || last.value.is !== "no" || !isPermission(last.topic))
    return false;
  if (last.place.field !== context.words.field || last.place.at.to > segment.from || !alsoThere.test(clause))
    return false;
  if (/[.!?]\s/u.test(context.text.slice(last.place.at.to, segment.from))) return false;
  const places = context.named.mentions.filter(
    (mention) => isWithin(mention, segment) && mention.topic !== last.topic,
  );
  for (const place of places)
    context.claims.push({
      ...last,
      qualifiers: { ...last.qualifiers, where: place.topic },
      place: placeOf(context.words, place),
    });
  return places.length > 0;
}

const asksWhatThereIs =
  /^(?:what(?:'s| is| are| do| does| will| can)?|was|welche\p{L}*|qu'est-ce qu'il y a|que|cosa) (?:.{0,20} )?(?:there|in|isWithin|have|find|offer|gibt es|ist|finden|bieten|trouve|hay|encuentro|trovo|c'e)(?!\p{L})/u;
const saysWhere =
  /(?<!\p{L})(?:is|are|was|ist|sind|est|sont|es|son|e'|sono) (?:in|on|at|next|near|im|am|auf|dans|en|nel)(?!\p{L})/u;
const ofList = /(?:^\s*|,\s*|(?:and|und|et|y|e) )(?:\p{L}+\s){0,1}$/u;
/** A house or its owners, followed by a verb of having. */
const ofTheHouse =
  /(?<!\p{L})(?:hotel|house|guesthouse|inn|lodge|resort|hostel|haus|gasthof|pension|unterkunft|maison|auberge|casa|albergo|posada|pousada|we|wir|nous|tenemos|abbiamo|temos)(?!\p{L})[^.!?]{0,40}?(?<!\p{L})(?:with|has|have|offers?|mit|hat|haben|bietet|bieten|avec|dispose de?|avons|con|ofrece|tenemos|offre|abbiamo|com|oferece|temos|met|heeft)[\s']/u;
const adultsOnly =
  /(?<!\p{L})adults?[- ]only (?:hotel|property|house|resort|place)|(?:hotel|house|property|resort|we) (?:is|are) (?:an? )?adults?[- ]only|(?:hotel|haus|resort)\s(?:nur )?(?:fur|für) erwachsene|hotel (?:reserve )?(?:aux|solo para|per soli|so para) adult\p{L}*/u;
const isNotNow =
  /(?<!\p{L})(?:former|formerly|ended|used to|was|were|will|planned|soon|ehemalig\p{L}*|fruher\p{L}*|war|waren|geplant\p{L}*|bald|ancien\p{L}*|etait|bientot|antigu\p{L}*|era|sera|pronto|presto|antig\p{L}*|breve)(?!\p{L})/u;
const theirs =
  /(?<!\p{L})(?:our|unser\p{L}*|notre|nos|nuestr\p{L}*|nostr\p{L}*|noss\p{L}*|onze?)\s(?:(?:own|new|small|big|large|heated|indoor|outdoor|neu\p{L}*|klein\p{L}*|gross\p{L}*|groß\p{L}*|beheizt\p{L}*)\s){0,2}$/u;
const one = /(?<!\p{L})(?:a|an|ein|eine|einen|einem|einer|une?|una|uno|uma?|een)\s(?:[\p{L}-]+\s){0,2}$/u;
const alsoThere =
  /(?<!\p{L})(?:included|including|inclusive|also|even|auch|sogar|inklusive|inkl|einschlie(?:ß|ss)lich|(?:mit )?eingeschlossen|y compris|compris\p{L}*|meme|inclu[sy]\p{L}*|incluid\p{L}*|incluso|tambien|anche|compres\p{L}*|tambem)(?!\p{L})/u;
