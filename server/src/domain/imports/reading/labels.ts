import { endsWithQuestionMark } from "@bellhop/language/text";

/** Verbs that make a short line a sentence: "Smoking is prohibited". */
const verb =
  /(?<!\p{L})(?:is|are|was|can|may|must|will|has|have|do|does|please|ist|sind|wird|werden|kann|können|darf|dürfen|muss|müssen|hat|haben|gilt|gibt|bitte|est|sont|peut|peuvent|doit|doivent|avez|avons|merci|è|sono|può|possono|deve|devono|viene|vengono|es|son|está|están|puede|pueden|debe|deben|hay|tiene|tienen|se|zijn|wordt|worden|kan|kunnen|mag|mogen|moet|moeten|heeft|hebben|é|são|pode|podem|há|forbidden|prohibited|allowed|permitted|welcome|included|verboten|erlaubt|gestattet|willkommen|inklusive|kostenlos|interdit\p{L}*|autorisé\p{L}*|compris|gratuit\p{L}*|vietat\p{L}*|ammess\p{L}*|inclus\p{L}*|prohibid\p{L}*|permitid\p{L}*|admiten|incluid\p{L}*|toegestaan|inbegrepen|free|gratis)(?!\p{L})/iu;
const numbering =
  /^(?:\p{Extended_Pictographic}\uFE0F?\s+|\d{1,3}\s[-–]\s|(?:\d{1,3}|[A-Za-z]|[IVX]{1,5})\s?[.)]\s?(?:\d{1,2}[.)]?\s?)?|[•●·▪■►▸✓✔*–—-]\s+)(?=\p{L}|["“„«¿])/u;
const questionMark =
  /^(?:q|question|frage|f|pregunta|p|domanda|d|pergunta|vraag|v)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;
export const answerMark =
  /^(?:a|answer|antwort|réponse|r|respuesta|risposta|resposta|antwoord)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;

/** A line without its bullet or number. */
export const withoutNumber = (text: string): string => text.replace(numbering, "");

/** A heading or a label without "1.", "Q:" and bullets. */
export const withoutNumbering = (text: string): string =>
  text.replace(questionMark, "").replace(numbering, "").replace(/\s*:$/u, "").trim();

/** The question of a line, without "Q:"; undefined for other lines. */
export function questionIn(line: string): string | undefined {
  const rest = line.replace(questionMark, "").replace(numbering, "");
  const isAsked =
    endsWithQuestionMark(rest) || (rest !== line && questionMark.test(line) && !answerMark.test(line));
  return isAsked && rest.length <= 300 ? rest : undefined;
}

/** A line with a question and its answer. */
export function questionWithAnswer(line: string): { question: string; answer: string } | undefined {
  const [, question, answer] =
    /^([^?？؟]{8,250}[?？؟])\s+(\S.{2,})$/su.exec(line.replace(questionMark, "")) ?? [];
  const isOne = question && answer && /^(?:\p{Lu}|\p{Lo}|¿)/u.test(question) && !/[.!]\s/.test(question);
  return isOne ? { question, answer } : undefined;
}

/** True for a short line that reads as a heading: no sentence, no value. `isFirst`: it begins a paragraph. */
export function isLabelLine(line: string, isFirst: boolean): boolean {
  if (/^(?:bitte beachten|please note|à noter)$/iu.test(withoutNumbering(line))) return true;
  const bare = withoutNumbering(line)
    .replace(/\([^)]*\)/gu, "")
    .trim();
  const words = bare.split(/\s+/).length;
  const isShort = bare.length >= 2 && bare.length <= 50 && words <= 6;
  const isName = isFirst ? /^[\p{L}¿"“„«]/u.test(bare) : /^[\p{Lu}\p{Lo}"“„«]/u.test(bare);
  return (
    isShort &&
    isName &&
    !/\d|[.!;,…]$|[.!?]\s|[:：].|[@\t|]/u.test(bare) &&
    (!verb.test(bare) || isCapitals(bare))
  );
}

export const isCapitals = (line: string): boolean =>
  /\p{Lu}{2}.*\p{Lu}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase();

/** Belongs to the sentence before: an exception, a condition, a reference to it. */
const startsInside = /^(?:[(*¹²†]|\p{Ll})/u;
const refersBack =
  /^(?:except\p{L}*|excluding|but|however|only|not|unless|otherwise|also|this|these|that|those|it|they|at (?:most|least)|max\p{L}*|min(?:imum|imal|destens|\.)|in addition|additionally|nevertheless|outside (?:these|this)|ausser|außer|ausgenommen|ausnahme\p{L}*|jedoch|allerdings|aber|sonst|nur|nicht|andernfalls|dies\p{L}*|das gilt|gilt|es|er|sie|dazu|dabei|hierfür|dafür|sauf|excepté|mais|toutefois|cependant|seulement|sinon|ceci|cela|celui|celle|ils|elles|il|elle|excepto|salvo|pero|sin embargo|sino|sólo|solo|esto|este|esta|éste|tranne|eccetto|ma|però|tuttavia|altrimenti|soltanto|questo|questa|behalve|uitgezonderd|maar|echter|alleen|anders|dit|deze|exceto|mas|porém)(?!\p{L})/iu;

export const continues = (line: string): boolean => startsInside.test(line) || refersBack.test(line);

const period =
  /(?<!\p{L})(?:summer|winter|spring|autumn|sommer|frühjahr|frühling|herbst|été|hiver|printemps|automne|verano|invierno|primavera|otoño|estate|inverno|autunno|zomer|lente|herfst|verão|outono|carn[ae]val\p{L}*|karneval|fasching|navidad\p{L}*|natale|noël|capodanno|ferragosto|pasqua|pâques|ostern|easter|christmas|new year|kerst\p{L}*|pasen|pfingsten|advent|silvester|weihnacht\p{L}*|trade fairs?|messe\p{L}*|season|\p{L}*saison|temporada|stagione|seizoen|week-?ends?|wochenende\p{L}*|ferien|vacances|vacaciones|vacanze|férias|vakanties?|holidays?|groups?|gruppen|groupes|grupos|gruppi|groepen|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar\p{L}*|februar\p{L}*|march|märz|april|may|mai|june|juni|july|juli|august|september|o[ck]tober|november|de[cz]ember|juillet|août|luglio|agosto|julio)(?!\p{L})/iu;

/** "You may": no month. */
const mayOrMarch = /(?<!\p{L})(?:may|march)(?!\p{L})/gu;

/** A label of another period or group: "Easter: 30 days" belongs to the passage above. */
export const namesPeriod = (label: string): boolean =>
  period.test(label.replace(mayOrMarch, "")) && label.split(/\s+/).length <= 6;

const opensCondition =
  /^(?:for|in|on|at|during|with|without|until|from|if|when|only|für|im|am|an|bei|beim|mit|ohne|während|ab|bis|wenn|falls|nur|gegen|auf|pour|en|dans|avec|sans|pendant|si|uniquement|sur|contre|para|con|sin|durante|solo|sólo|per|su|senza|se|voor|met|zonder|tijdens|alleen|op|tegen|com|sem|mediante)(?!\p{L})/iu;
/** "For a pleasant stay, please observe the following rules:" */
const ofNothing =
  /(?<!\p{L})(?:stay|comfort|safety|security|information|questions?|following|please|rules|(?:house|home|hotel)|aufenthalt\p{L}*|sicherheit|wohl\p{L}*|informationen|fragen|folgende\p{L}*|bitte|\p{L}*regeln|haus|séjour|sécurité|confort|suivant\p{L}*|règles|maison|estancia|seguridad|siguiente\p{L}*|normas|casa|soggiorno|sicurezza|comodità|seguent\p{L}*|regole|verblijf|veiligheid|volgende|regels|huis|estadia|segurança|seguinte\p{L}*|regras)(?!\p{L})/iu;
const chargesFor =
  /(?<!\p{L})(?:charges?|chargeable|fees?|extra|surcharge|(?:on|upon) request|closed|gebühr\p{L}*|kostenpflichtig|aufpreis|zuschlag|auf anfrage|geschlossen|payante?s?|supplément\p{L}*|sur demande|fermée?s?|suplemento|de pago|cerrad[oa]s?|pagamento|supplemento|su richiesta|chius[oaie]|betaling|toeslag|op aanvraag|gesloten|pag[oa]s?|taxa|fechad[oa]s?)(?!\p{L})/iu;
const lodging =
  /(?<!\p{L})(?:holiday (?:homes?|houses?|flats?|cottages?|apartments?|parks?|villages?)|(?:maisons?|appartements?|villages?|casas?|case|appartament[oi]|villaggio) (?:de |per |di )?(?:vacances|vacaciones|vacanze|férias))(?!\p{L})/giu;

/** A heading or a lead-in on which all below it depends: "In winter", "For an extra charge:". */
export const isCondition = (text: string): boolean => {
  const words = withoutNumbering(text).replace(lodging, "").replace(mayOrMarch, "");
  const isOpening = opensCondition.test(words) && !ofNothing.test(words);
  return isOpening || chargesFor.test(words) || period.test(words);
};

/** A heading or a lead-in that negates what follows: "What we do not offer". */
const denies =
  /(?<!\p{L})(?:(?:do|does|is|are|will) not|don't|doesn't|isn't|aren't|not (?:allowed|offered|included|permitted|available)|forbidden|prohibited|banned|no longer|untrue|wrong|myths?|rumou?rs?|nicht|verboten\p{L}*|untersagt|keine[nmrs]?|interdit\p{L}*|interdiction\p{L}*|(?:ne|n')\s?\p{L}+ pas|prohibid\p{L}*|prohibicion\p{L}*|no (?:ofrecemos|tenemos|permitimos|se permite|incluye|incluido)|vietat\p{L}*|diviet\p{L}*|non (?:offriamo|abbiamo|incluso|inclus\p{L}|ammess\p{L}*|si può)|proibid\p{L}*|não (?:oferecemos|temos|incluído|é permitido)|niet|geen|excluded|exclus)(?!\p{L})/iu;
const denialOfNothing =
  /(?<!\p{L})(?:do not disturb|don't (?:miss|forget|worry)|not only|nicht nur|nicht verpassen)(?!\p{L})/iu;

export const isDenial = (text: string): boolean => denies.test(text) && !denialOfNothing.test(text);

const maxLabelWords = { colon: 5, dash: 3 };
const byColon = /^([^:：]{2,60}?)\s*[:：]\s+(\S.*)$/su;
const byDash = /^([^:：]{2,60}?)\s*(?:\s[–—-]\s|\t+|\.{3,}|…+)\s*(\S.*)$/su;
/** A time or a number, as in "12 h – 14 h": the dash behind it is no separator. */
const endsWithNumber =
  /\d\s*(?:h|hrs?|hours?|uhr|uur|u|heures|horas|ore|a\.?\s?m\.?|p\.?\s?m\.?|€|eur|chf|%)?$/iu;
const startsWithNumber = /^(?:\p{Sc}|\p{L}{1,3}\p{Sc}?|\p{Lu}{3})?\s?\d/u;
const negates =
  /(?<!\p{L})(?:no|not|never|none|kein\p{L}*|nicht|pas|ne|non|sin|senza|sem|geen|niet|não)(?!\p{L})/iu;

export type Labelled = { about: string; text: string };

/** Divides a label from its text; undefined for a sentence that has a colon or a dash. */
export function labelled(line: string): Labelled | undefined {
  const [, colonLabel, colonText] = byColon.exec(line) ?? [];
  const [, dashLabel, dashText] = colonLabel ? [] : (byDash.exec(line) ?? []);
  const about = (colonLabel ?? dashLabel)?.trim();
  const text = (colonText ?? dashText)?.trim();
  if (!about || !text) return undefined;
  if (dashLabel && endsWithNumber.test(about) && startsWithNumber.test(text)) return undefined;
  const bare = about.replace(/\([^)]*\)|["“”„«»]/gu, "").trim();
  const words = bare.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const isLabel =
    words > 0 &&
    words <= (colonLabel ? maxLabelWords.colon : maxLabelWords.dash) &&
    !/[,;!?]|[.]\s|\d$|https?$/iu.test(bare) &&
    (!negates.test(bare) || (colonLabel !== undefined && words <= 2));
  return isLabel ? { about, text } : undefined;
}
