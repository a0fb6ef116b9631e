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
  /^(?:except\p{L}*|excluding|but|however|only|not|unless|otherwise|also|this|these|that|those|it|they|in addition|additionally|nevertheless|outside (?:these|this)|ausser|außer|ausgenommen|ausnahme\p{L}*|jedoch|allerdings|aber|sonst|nur|nicht|andernfalls|dies\p{L}*|es|sie|dazu|dabei|hierfür|dafür|sauf|excepté|mais|toutefois|cependant|seulement|sinon|ceci|cela|celui|celle|ils|elles|il|elle|excepto|salvo|pero|sin embargo|sino|sólo|solo|esto|este|esta|éste|tranne|eccetto|ma|però|tuttavia|altrimenti|soltanto|questo|questa|behalve|uitgezonderd|maar|echter|alleen|anders|dit|deze|exceto|mas|porém)(?!\p{L})/iu;

export const continues = (line: string): boolean => startsInside.test(line) || refersBack.test(line);

const period =
  /(?<!\p{L})(?:summer|winter|spring|autumn|sommer|frühjahr|frühling|herbst|été|hiver|printemps|automne|verano|invierno|primavera|otoño|estate|inverno|autunno|zomer|lente|herfst|verão|outono|carn[ae]val\p{L}*|karneval|fasching|navidad\p{L}*|natale|noël|capodanno|ferragosto|pasqua|pâques|ostern|easter|christmas|new year|kerst\p{L}*|pasen|pfingsten|advent|silvester|weihnacht\p{L}*|trade fairs?|messe\p{L}*|season|\p{L}*saison|temporada|stagione|seizoen|week-?ends?|wochenende\p{L}*|ferien|vacances|vacaciones|vacanze|férias|vakanties?|holidays?|groups?|gruppen|groupes|grupos|gruppi|groepen|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|januar\p{L}*|februar\p{L}*|march|märz|april|may|mai|june|juni|july|juli|august|september|o[ck]tober|november|de[cz]ember|juillet|août|luglio|agosto|julio)(?!\p{L})/iu;

/** A label of another period or group: "Easter: 30 days" belongs to the passage above. */
export const namesPeriod = (label: string): boolean => period.test(label) && label.split(/\s+/).length <= 6;

/** A heading or a lead-in that negates what follows: "What we do not offer". */
const denies =
  /(?<!\p{L})(?:(?:do|does|is|are|will) not|don't|doesn't|isn't|aren't|not (?:allowed|offered|included|permitted|available)|forbidden|prohibited|banned|no longer|untrue|wrong|myths?|rumou?rs?|nicht|verboten\p{L}*|untersagt|keine[nmrs]?|interdit\p{L}*|interdiction\p{L}*|(?:ne|n')\s?\p{L}+ pas|prohibid\p{L}*|prohibicion\p{L}*|no (?:ofrecemos|tenemos|permitimos|se permite|incluye|incluido)|vietat\p{L}*|diviet\p{L}*|non (?:offriamo|abbiamo|incluso|inclus\p{L}|ammess\p{L}*|si può)|proibid\p{L}*|não (?:oferecemos|temos|incluído|é permitido)|niet|geen|excluded|exclus)(?!\p{L})/iu;
const denialOfNothing =
  /(?<!\p{L})(?:do not disturb|don't (?:miss|forget|worry)|not only|nicht nur|nicht verpassen)(?!\p{L})/iu;

export const isDenial = (text: string): boolean => denies.test(text) && !denialOfNothing.test(text);
