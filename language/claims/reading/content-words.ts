import type { Topic } from "../../lexicon/index.ts";
import { isStopWord, type PlacedToken } from "../../text/index.ts";
import { isPermission } from "../topics.ts";
import type { Head, ReadingContext } from "./reading-context.ts";
import { isWithin, type Span } from "./segments.ts";

const generic = new Set(
  "served serve serves serving style offered runs run lasts operates operating hours times opening price prices costs cost costing fee rate rates charge charged charges payable offer menu daily available staffed kindly please duration length whole entire served simply usually normally always welcome there it this that they costs stays set begins closes opens kitchen team buffet ready per our your his serviert kostet kosten betragt betragen geoffnet offnungszeiten zeiten preis gebuhr aufpreis steht stehen findet statt wird werden angeboten berechnen verlangen liegt zuschlag pauschale horaires horaire tarif prix servi servie coute coutent sert propose facture facturons supplement service ouverture horario horarios precio tarifa cuesta cuestan sirve servimos cobramos suplemento coste apertura orario orari prezzo tariffa costa costano servita servito viene chiediamo supplemento costo precos preco custa custam servido horario servimos cobramos taxa suplemento".split(
    " ",
  ),
);

/** False for words that do not narrow a claim, such as stop words and "served". */
export function isContentWord(
  { text, patterns }: Pick<ReadingContext, "text" | "patterns">,
  word: PlacedToken,
): boolean {
  if (isStopWord(word.text, patterns.language)) return false;
  const plainWord = text.slice(word.from, word.to);
  // A number word stands as digits here.
  if (/^\s+\d/.test(plainWord)) return false;
  return !patterns.vocabulary.has(plainWord) && !generic.has(plainWord);
}

const isHarmless = /^(?:allowed|welcome|free|hotel|house|room|rooms|gaste|zimmer|haus|guest|guests)/u;

/** Words that hotels use for themselves. */
const isHouse =
  /^(?:lodge|inn|guesthouse|hostel|resort|villa|chalet|cabins?|cottages?|manor|castle|aparthotel|apartments?|boutique|bnb|gasthof|gasthaus|pension|herberge|schloss|landhaus|hof|auberge|gite|manoir|chateau|hostal|posada|hacienda|finca|casona|albergo|agriturismo|locanda|masseria|pousada|quinta|solar)$/u;
/** With another topic, these only say when. */
const onlyWhen: ReadonlySet<Topic> = new Set(["check_in", "check_out"]);

export function hasFurtherContent(context: ReadingContext, segment: Span, head?: Head): boolean {
  const inIt = context.named.mentions.filter((m) => isWithin(m, segment) && !onlyWhen.has(m.topic));
  // "Not allowed on the terrace" is about the terrace as a whole.
  const spoken = head && isPermission(head.topic) ? inIt.filter(({ isPlace }) => !isPlace) : inIt;
  if (new Set(spoken.map(({ topic }) => topic)).size > 1) return true;
  return context.named.words.some((word, i) => {
    if (word.from < segment.from || word.to > segment.to || word.script === "ideographs") return false;
    if (inIt.some((m) => m.from <= word.from && m.to >= word.to)) return false;
    const plainWord = context.text.slice(word.from, word.to);
    const isKnown = (context.named.known[i] && isHarmless.test(plainWord)) || isHouse.test(plainWord);
    return !isKnown && isContentWord(context, word);
  });
}
