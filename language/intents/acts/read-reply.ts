import { cached, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { actProbabilities } from "./read-act.ts";

const THUMB = /[👍👌✅✔🙏👎❌💯]/u;
/** Longer messages are no answer to a question, to an offer, or to what staff only tell. */
const maxWords = { asks: 25, offers: 10, tells: 6 };
/** What the staff's text does. Nothing is known of an empty one. */
type StaffAct = keyof typeof maxWords | undefined;
const asks = (text: string, { language }: ActMatchers) => actProbabilities(text, language).question >= 0.5;

/**
 * Reads a guest's reply to staff: yes, no, a choice, a time or a number. If staff asked or offered something ("We can do
 * 20:30 or 21:00."), any short message without a question is a reply; otherwise only a clear yes or no, or a few words
 * with a time or a choice. With `isClearOnly`, only a yes, a no or a choice counts, because the text may not be from
 * staff.
 */
export function isReply(text: string, language: string, staffText = "", isClearOnly = false): boolean {
  if (isClearOnly) return matchersFor(text, language).some((matchers) => answersClearly(text, matchers));
  const act = staffActOf(staffText, language);
  return matchersFor(text, language).some((matchers) => repliesIn(text, matchers, act));
}

function staffActOf(staffText: string, language: string): StaffAct {
  if (!/\p{L}|\p{N}|…/u.test(staffText)) return hasQuestionMark(staffText) ? "asks" : undefined;
  const matchers = matchersFor(staffText, language);
  const has = (list: PhraseMatcher) =>
    matchers.some((one) => list.find(prepare(staffText, one.language)) !== undefined);
  if (hasQuestionMark(staffText) || has(asking)) return "asks";
  return has(offering) ? "offers" : "tells";
}

/** Starts with yes or no, or chooses, in few words. */
function answersClearly(written: string, matchers: ActMatchers): boolean {
  const text = prepare(written, matchers.language);
  if (hasQuestionMark(written) || asks(written, matchers) || text.trim().split(/\s+/u).length > 10)
    return false;
  return (isBareYesNo(text, matchers) && startsWithYesNo(text, matchers)) || matchers.has("choice", text);
}

function repliesIn(written: string, matchers: ActMatchers, act: StaffAct): boolean {
  const text = prepare(written, matchers.language);
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const isAnswer = act === "asks" || act === "offers";
  if (words.length === 0) return isAnswer && THUMB.test(written);
  if (words.length > maxWords[act ?? "asks"]) return startsWithYesNo(text, matchers) && isAnswer;
  if (startsWithYesNo(text, matchers)) return isAnswer || isBareYesNo(text, matchers);
  const isChoice = matchers.has("choice", text) || /^\D{0,15}\d{1,2}(?:[:.h]\d{2})?\D{0,20}$/u.test(text);
  if (act === "offers" && isChoice && !hasQuestionMark(written)) return true;
  if (!act || asks(written, matchers)) return false;
  if (act === "tells") return isChoice && !hasQuestionMark(written) && !matchers.has("thanks", text);
  if (THUMB.test(written)) return true;
  if (hasQuestionMark(written)) return isChoice && !matchers.has("may", text);
  return isChoice || !isLight(text, matchers);
}

const beginsWith = cached((list) => new PhraseMatcher(list));

/** Italian "si può" and "si paga" do not mean yes. */
const NOT_YES = /^\s*si (?:puo|potrebbe|possono|paga|pagano|deve|entra|mangia|trova)(?!\p{L})/u;

function startsWithYesNo(text: string, matchers: ActMatchers): boolean {
  if (NOT_YES.test(text)) return false;
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (matchers.language === "zh" || matchers.language === "ja")
    return !/[?？吗嗎]|ですか|ますか/u.test(text) && matchers.has("yesNo", text.trim().slice(0, 6));
  return [1, 2, 3, 4].some((count) => matchesAll(matchers, words.slice(0, count).join(" ")));
}

const matchesAll = (matchers: ActMatchers, start: string) =>
  beginsWith(
    matchers.words.yesNo
      .split(",")
      .map((phrase) => prepare(phrase, matchers.language))
      .join(","),
  ).matchesAll(start);

/** "Yes please", but not "ok thanks". */
function isBareYesNo(text: string, matchers: ActMatchers): boolean {
  return (
    !matchers.has("thanks", text) &&
    text.trim().split(/\s+/u).length <= 4 &&
    !/^\s*(?:ok|okay|okey|oke|super|perfect\p{L}*|great|top|tamam|хорошо|отлично|تمام|好的?|了解)\P{L}*$/u.test(
      text,
    )
  );
}

/** "Thanks, yes" is an answer. */
function isLight(text: string, matchers: ActMatchers): boolean {
  if (matchers.has("yesNo", matchers.remove("thanks", text))) return false;
  const rest = matchers.remove("thanks", matchers.remove("smallTalk", text));
  return (
    !/[\p{L}\p{N}]/u.test(rest) || (matchers.has("thanks", text) && text.trim().split(/\s+/u).length <= 4)
  );
}

const asking = new PhraseMatcher(
  "let us know, let me know, please confirm, which one, would you like, shall i, shall we, or would you, bescheid, bitte bestatigen, geben sie uns, moechten sie, mochten sie, fateci sapere, mi faccia sapere, ci faccia sapere, confermate, preferisce, dites nous, dites moi, merci de confirmer, avisenos, diganos, confirmenos, digame, avise nos, diga nos, confirme, laat het weten, laat ons weten, laat maar weten, haber verin, bize bildirin, onaylar mis*, дайте знать, сообщите, подтвердите, اخبرونا, بلغونا, اكدوا لنا, 请告诉我们, 请确认, お知らせください, ご確認ください",
);

/** Staff can do something, or have it: the guest may take it. */
const offering = new PhraseMatcher(
  "we can, i can, we could, i could, we have, i have, we ve, we d have, we ve got, available, offer, offering, possible, would be, there is, there s, there are, we do have, still have, left, either, happy to, or at, wir konnen, wir konnten, wir hatten, ich kann, ich konnte, ich hatte, wir haben, ich habe, frei, freie, moglich, verfugbar, bieten, gabe, gibt es noch, hatten noch, oder um, nous pouvons, on peut, je peux, nous avons, on a, il reste, il nous reste, disponible*, nous pourrions, on pourrait, je pourrais, nous proposons, je vous propose, ou a, podemos, puedo, tenemos, tengo, queda, quedan, nos queda, podriamos, podria, seria posible, ofrecer*, ofrecemos, o a las, possiamo, posso, abbiamo, ho, disponibil*, potremmo, potrei, rimane, rimangono, resta, c e posto, offriamo, oppure, o alle, temos, tenho, disponiv*, poderiamos, poderia, ainda ha, ha lugar, oferecemos, restam, ou as, we kunnen, ik kan, we hebben, ik heb, het kan, kan om, kunnen we, beschikbaar, vrij, zouden, we zouden, bieden, of om, yapabiliriz, ayarlayabilir*, verebilir*, sunabilir*, var, musait, mumkun, uygun, bos, onerebilir*, veya, можем, могу, есть, свободн*, возможно, можно, предлож*, предлаг*, осталось, остались, остался, или, يمكننا, يمكنني, لدينا, متاح*, متوفر*, نستطيع, بامكاننا, عندنا, او الساعه, 可以, 有空, 还有, 可安排, 能安排, 可选, 或者, 或, できます, ございます, 空いて, 可能, ご用意, または",
);
