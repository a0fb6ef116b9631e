import { detectLanguage, guestLanguages } from "../detection/index.ts";
import { type Topic, topicsIn } from "../lexicon/index.ts";
import { countWords, fold, hasIdeograph, hasQuestionMark, PhraseMatcher } from "../text/index.ts";
import { actProbabilities, mayDo } from "./acts/read-act.ts";
import { actWords } from "./acts/words/index.ts";
import { endsContact, isToOthers, mayEndContact, tellsWhyNoMessages } from "./ends-contact.ts";
import { intentWords } from "./intent.words.ts";
import { courtesyElsewhere, optChangeWords, optOutElsewhere } from "./opt-change.words.ts";
import { commaPieces } from "./pieces.ts";
import { asksForMessage, soundsLikeOptOut } from "./sounds-like-opt-out.ts";
import { splitSentences } from "./split-sentences.ts";

/** `opt_out`: the venue must not write first any more. `opt_in`: it may again. */
export type OptChange = "opt_out" | "opt_in";

const charactersRead = 2_000;

const inEveryLanguage = (listOf: (language: (typeof guestLanguages)[number]) => string) =>
  guestLanguages.map(listOf).join(",");
const lists = {
  out: inEveryLanguage((language) => optChangeWords[language].out),
  outPhrases: `${inEveryLanguage((language) => optChangeWords[language].outPhrases)},${optOutElsewhere}`,
  signs: inEveryLanguage((language) => actWords[language].optOut),
  in: inEveryLanguage((language) => optChangeWords[language].in),
  inPhrases: inEveryLanguage((language) => optChangeWords[language].inPhrases),
};
const out = new PhraseMatcher(lists.out);
const outPhrases = new PhraseMatcher(lists.outPhrases);
const signs = new PhraseMatcher(lists.signs);
const into = new PhraseMatcher(lists.in);
const inPhrases = new PhraseMatcher(lists.inPhrases);
const any = new PhraseMatcher(Object.values(lists).join(","));
const reasons = new PhraseMatcher(inEveryLanguage((language) => optChangeWords[language].reasons));
const courtesy = new PhraseMatcher(
  [
    ...guestLanguages.flatMap((language) => [
      intentWords[language].greeting,
      intentWords[language].thanks,
      actWords[language].please,
    ]),
    courtesyElsewhere,
    "dear, team, guys, everyone, all of you, sorry, now, immediately, right now, at once, thank u, ta, jetzt, sofort, entschuldigung, hallo zusammen, maintenant, tout de suite, pardon, desole, ahora, ya, inmediatamente, perdon, adesso, subito, scusate, scusi, agora, ja, imediatamente, desculpe, desculpem, nu, meteen, direct, sorry, simdi, hemen, artik, сейчас, немедленно, извините, 马上, 现在, 您好, 你好, 了, 吧, お願いします, お願いいたします, お願い致します, おねがいします, してください, して下さい, ください, 下さい, です, ます, すみません, すみませんが, ありがとうございます, ありがとう, الان, فورا, عذرا, اسف",
  ]
    .join(",")
    .split(",")
    // A phrase of punctuation alone would match between any two letters.
    .filter((phrase) => /\p{L}/u.test(phrase))
    .join(","),
);

/** The sign on a room's door. */
const doNotDisturb = new PhraseMatcher(
  "do not disturb, don t disturb, nicht storen, ne pas deranger, no molestar, no molesten, non disturbare, nao incomodar, nao perturbar, niet storen, rahatsiz etmeyin, rahatsiz etmeyiniz, не беспокоить, не беспокойте, عدم الازعاج, لا تزعجونا, 请勿打扰, 勿扰, 起こさないで",
);

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const withoutCourtesy = (text: string): string => courtesy.remove(fold(text));

/**
 * The only reader of opt-out and opt-in: undefined if the message does neither. `rest` is what else it says, without
 * courtesy and reasons. The result depends on the text alone, so reading a message again gives the same.
 */
export function readOptChange(written: string): { change: OptChange; rest: string[] } | undefined {
  const text = written.slice(0, charactersRead);
  if (!mayChange(text)) return undefined;
  const rest: string[] = [];
  let clear: OptChange | undefined;
  let bare: OptChange | undefined;
  const folded = fold(text);
  for (const sentence of splitSentences(text)) {
    const change = clearChange(sentence, folded);
    if (change) {
      clear = change;
      rest.push(...besideIn(sentence, folded));
    } else
      for (const piece of commaPieces(sentence)) {
        const alone = bareChange(piece);
        if (alone) bare = alone;
        else if (hasWord(withoutCourtesy(piece))) rest.push(piece);
      }
  }
  const told = rest.filter((piece) => reasons.find(fold(piece)) === undefined);
  if (clear) return { change: clear, rest: told };
  // "Stop! It's room 212" may be about anything.
  const others = told.filter((piece) => hasQuestionMark(piece) || !tellsWhyNoMessages(fold(piece)));
  const questions = others.filter(hasQuestionMark);
  return bare && (questions.length === others.length || probabilityOf(text) >= likely)
    ? { change: bare, rest: questions }
    : undefined;
}

const [possible, likely] = [0.25, 0.6];

/** What a sentence says in addition to the wish: "don't write any more, the taxi never came". */
function besideIn(sentence: string, text: string): string[] {
  const pieces = commaPieces(sentence);
  const others = pieces.filter((piece) => !clearChange(piece, text) && !bareChange(piece));
  if (others.length === pieces.length) return [];
  return others.filter((piece) => countWords(withoutCourtesy(piece)) >= minWordsBeside);
}
const minWordsBeside = 3;

/** Cheap, because every message is read on arrival. */
const mayChange = (text: string): boolean =>
  any.find(fold(text)) !== undefined ||
  mayEndContact(fold(text)) ||
  (!isShort(text) && mayDo("opt_out", text));

const isShort = (text: string) => text.trim().split(/\s+/u).length <= 2 && !hasIdeograph(text);

const probabilityOf = (text: string): number => actProbabilities(text, detectLanguage(text)).opt_out;

/** A sentence that says so in words of its own: "Please don't send me any more messages." */
function clearChange(sentence: string, text: string): OptChange | undefined {
  const folded = fold(sentence);
  if (inPhrases.find(folded) !== undefined) return "opt_in";
  const pieces = commaPieces(sentence).map(fold);
  if (soundsLikeOptOut({ sentence: folded, pieces, text }, saysOut)) return undefined;
  const hasReason = tellsWhyNoMessages(folded) || tellsReason(text);
  if (!isOfService(sentence, ["room_types"]) && pieces.some((piece) => endsContact(piece, hasReason)))
    return "opt_out";
  if (pieces.some(isToOthers) && !pieces.some((piece) => !isToOthers(piece) && saysOut(piece)))
    return undefined;
  const found = outPhrases.find(folded);
  if (found !== undefined && (LIST.test(found) || NUMBER.test(found)) && isOfService(sentence))
    return undefined;
  if (found !== undefined && !/\d/u.test(folded)) return "opt_out";
  if (isShort(sentence) || asksForMessage(pieces) || !mayDo("opt_out", sentence)) return undefined;
  if (!hasWord(courtesy.remove(doNotDisturb.remove(folded)))) return undefined;
  const from = signs.find(folded) !== undefined ? possible : likely;
  return probabilityOf(sentence) >= from ? "opt_out" : undefined;
}

/** "Did you cancel the trip? No need to write" asks. */
const tellsReason = (text: string): boolean =>
  splitSentences(text).some((sentence) => !hasQuestionMark(sentence) && tellsWhyNoMessages(sentence));

const saysOut = (folded: string): boolean => outPhrases.find(folded) !== undefined;

/** "Take me off the list for dinner" is about dinner. */
const LIST = /list|lijst|verteiler|спис|рассыл|قاءم|名单|リスト|名簿/u;
/** "Take my number plate off the parking permit" is about parking. */
const NUMBER = /numb|numm|numer|номер|رقم|号码|番号/u;
const isOfService = (sentence: string, except: Topic[] = []): boolean =>
  [...topicsIn(sentence, detectLanguage(sentence))].some(
    (topic) => !ofContact.has(topic) && !except.includes(topic),
  );
const ofContact: ReadonlySet<Topic> = new Set([
  "contact",
  "phone",
  "address",
  "booking",
  "house_rules",
  "parcel",
  "shops",
  "cancellation",
  "change_of_booking",
]);

/** Only the word and courtesy: "Stop please", "STOP STOP". */
function bareChange(piece: string): OptChange | undefined {
  if (hasQuestionMark(piece)) return undefined;
  const words = withoutCourtesy(piece);
  for (const text of [words, fold(piece)]) {
    if (out.find(text) !== undefined && !hasWord(out.remove(text))) return "opt_out";
    if (into.find(text) !== undefined && !hasWord(into.remove(text))) return "opt_in";
  }
  return undefined;
}
