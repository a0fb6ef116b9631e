import type { Topic } from "../../lexicon/index.ts";
import { isStopWord, type PlacedWord } from "../../text/index.ts";
import type { Stretch } from "../segments.ts";
import { isPermission } from "../topics.ts";
import type { Head, TextRead } from "./text-read.ts";

const generic = new Set(
  "served serve serves serving style offered runs run lasts operates operating hours times opening price prices costs cost costing fee rate rates charge charged charges payable offer menu daily available staffed kindly please duration length whole entire served simply usually normally always welcome there it this that they costs stays set begins closes opens kitchen team buffet ready per our your his serviert kostet kosten betragt betragen geoffnet offnungszeiten zeiten preis gebuhr aufpreis steht stehen findet statt wird werden angeboten berechnen verlangen liegt zuschlag pauschale horaires horaire tarif prix servi servie coute coutent sert propose facture facturons supplement service ouverture horario horarios precio tarifa cuesta cuestan sirve servimos cobramos suplemento coste apertura orario orari prezzo tariffa costa costano servita servito viene chiediamo supplemento costo precos preco custa custam servido horario servimos cobramos taxa suplemento".split(
    " ",
  ),
);

/** False for words that leave a claim as general as it is: those of grammar, of the language's tables, and "served". */
export function isTelling(
  { text, patterns }: Pick<TextRead, "text" | "patterns">,
  word: PlacedWord,
): boolean {
  if (isStopWord(word.text, patterns.language)) return false;
  const plainWord = text.slice(word.from, word.to);
  // A number in words stands as digits.
  if (/^\s+\d/.test(plainWord)) return false;
  return !patterns.vocabulary.has(plainWord) && !generic.has(plainWord);
}

const isHarmless = /^(?:allowed|welcome|free|hotel|house|room|rooms|gaste|zimmer|haus|guest|guests)/u;

/** The house as its owners call it. */
const isHouse =
  /^(?:lodge|inn|guesthouse|hostel|resort|villa|chalet|cabins?|cottages?|manor|castle|aparthotel|apartments?|boutique|bnb|gasthof|gasthaus|pension|herberge|schloss|landhaus|hof|auberge|gite|manoir|chateau|hostal|posada|hacienda|finca|casona|albergo|agriturismo|locanda|masseria|pousada|quinta|solar)$/u;
/** Beside something else these only say when. */
const onlyWhen: ReadonlySet<Topic> = new Set(["check_in", "check_out"]);

/** "No heated pool", "no minibar in standard rooms": what else is said makes it less than a general no. */
export function saysMore(reading: TextRead, segment: Stretch, head?: Head): boolean {
  const inIt = reading.named.mentions.filter(
    (m) => m.from >= segment.from && m.to <= segment.to && !onlyWhen.has(m.topic),
  );
  // "Smoking is not allowed on the terrace" is said of the terrace as a whole.
  const spoken = head && isPermission(head.topic) ? inIt.filter(({ isPlace }) => !isPlace) : inIt;
  if (new Set(spoken.map(({ topic }) => topic)).size > 1) return true;
  return reading.named.words.some((word, i) => {
    if (word.from < segment.from || word.to > segment.to || word.script === "ideographs") return false;
    if (inIt.some((m) => m.from <= word.from && m.to >= word.to)) return false;
    const plainWord = reading.text.slice(word.from, word.to);
    const isKnown = (reading.named.known[i] && isHarmless.test(plainWord)) || isHouse.test(plainWord);
    return !isKnown && isTelling(reading, word);
  });
}
