import { topicsIn } from "../lexicon/index.ts";
import { hasQuestionMark } from "../text/index.ts";
import { actProbabilities } from "./acts/read-act.ts";
import { splitSentences } from "./split-sentences.ts";

/** How an exclamation begins, by language; some of these words ask as well. */
const exclaims =
  /^(?:what an? |what (?:lovely|beautiful|gorgeous|great) |such an? |was für (?:ein\p{L}* |schöne|tolle|herrliche)|so ein\p{L}* |quel(?:le)?s? |qu[eé] |che |wat een |как(?:ой|ая|ое|ие) |ne (?:kadar )?\p{L}+ |ما أ|يا له|يا لها|多么|なんて|何て)/iu;
/** Words of praise after it. */
const praises =
  /(?<!\p{L})(?:lovely|beautiful|wonderful|great|gorgeous|delicious|schön\p{L}*|lecker\p{L}*|herrlich\p{L}*|toll\p{L}*|wunder\p{L}+|bon|bonne|beau|bel|belle|joli\p{L}*|magnifique|merveill\p{L}*|superbe|délici\p{L}*|bonit\p{L}*|rico|rica|maravill\p{L}*|preciosa?|bell[aoie]|meravigli\p{L}*|spettacol\p{L}*|splendid\p{L}*|buon\p{L}*|lind\p{L}*|bom|boa|maravilh\p{L}*|mooi\p{L}*|heerlijk\p{L}*|lekker\p{L}*|prachtig\p{L}*|leuk\p{L}*|чудесн\p{L}*|красив\p{L}*|вкусн\p{L}*|прекрасн\p{L}*|замечательн\p{L}*|güzel\p{L}*|hoş\p{L}*|harika\p{L}*|lezzetli\p{L}*|أجمل|أروع|رائع\p{L}*)(?!\p{L})|素敵|素晴らし|美味し|綺麗|美/iu;
/** "Quelle heure le petit-déjeuner !!" and "Que puis-je faire" ask. */
const asksWhat =
  /^(?:quel(?:le)?s? (?:heure|est|sont|âge|jour|prix|étage)|qu[eé] (?:hora|horas|día|dia|tal|hay|puis|precio|son|es|é)|che (?:ora|ore|giorno|prezzo|cosa)|как(?:ой|ая) (?:пароль|цена|этаж|номер)|ne (?:zaman|kadar sür|kadara|var))(?!\p{L})/iu;
/** "Che bella spiaggia c'è vicino" asks for one. */
const asksForPlace =
  /(?<!\p{L})(?:nearby|near here|around here|in der nähe|gibt es|à proximité|près d['’]ici|cerca|recomiend\p{L}*|vicino|c['’]è|ci sono|consigli\p{L}*|perto|recomend\p{L}*|in de buurt|is er|zijn er|рядом|поблизости|yakında|yakınlarda|var)(?!\p{L})/iu;

/** "Good evening! What a view!" is praise, and asks for no room with a view. "Quel bruit !" complains. */
export function isExclamation(message: string, language: string): boolean {
  if (hasQuestionMark(message) || /\p{N}/u.test(message)) return false;
  const sentences = splitSentences(message).map((sentence) => sentence.replace(/^[^\p{L}]+/u, ""));
  const last = sentences.pop() ?? "";
  if (sentences.some((sentence) => sentence.trim().split(/\s+/u).length > wordsOfGreeting)) return false;
  if (!exclaims.test(last) || asksWhat.test(last) || asksForPlace.test(last)) return false;
  const { compliment, question, request } = actProbabilities(message, language);
  if (request >= mayRequest) return false;
  const isMarked = /[!！]\s*$/u.test(message);
  if (praises.test(last)) return isMarked || question < likelyAsks;
  return isMarked && (compliment >= surelyPraises || topicsIn(last, language).has("view"));
}
const wordsOfGreeting = 3;
const [mayRequest, likelyAsks, surelyPraises] = [0.3, 0.55, 0.5];
