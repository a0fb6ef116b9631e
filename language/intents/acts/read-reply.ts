import { cached, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { type ActMatchers, matchersFor, prepare } from "./act-matchers.ts";
import { actProbabilities } from "./read-act.ts";

const THUMB = /[👍👌✅✔🙏👎❌💯]/u;
const maxWords = 25;
const asks = (text: string, { language }: ActMatchers) => actProbabilities(text, language).question >= 0.5;

/**
 * Reads a guest's reply to staff: yes, no, a choice, a time or a number. If staff asked something, any short message
 * without a question is a reply; otherwise only a clear yes or no is. With `isClearOnly`, only a yes, a no or a
 * choice counts, because the text may not be from staff.
 */
export function isReply(text: string, language: string, staffText = "", isClearOnly = false): boolean {
  if (isClearOnly) return matchersFor(text, language).some((matchers) => answersClearly(text, matchers));
  const isAnswer =
    hasQuestionMark(staffText) || matchersFor(staffText, language).some((one) => offers(staffText, one));
  return matchersFor(text, language).some((matchers) => repliesIn(text, matchers, isAnswer));
}

/** Starts with yes or no, or chooses, in few words. */
function answersClearly(written: string, matchers: ActMatchers): boolean {
  const text = prepare(written, matchers.language);
  if (hasQuestionMark(written) || asks(written, matchers) || text.trim().split(/\s+/u).length > 10)
    return false;
  return (isBareYesNo(text, matchers) && startsWithYesNo(text, matchers)) || matchers.has("choice", text);
}

function repliesIn(written: string, matchers: ActMatchers, isAnswer: boolean): boolean {
  const text = prepare(written, matchers.language);
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return isAnswer && THUMB.test(written);
  if (words.length > maxWords) return startsWithYesNo(text, matchers) && isAnswer;
  if (startsWithYesNo(text, matchers)) return isAnswer || isBareYesNo(text, matchers);
  const isChoice = matchers.has("choice", text) || /^\D{0,15}\d{1,2}(?:[:.h]\d{2})?\D{0,20}$/u.test(text);
  if (!isAnswer || asks(written, matchers)) return false;
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

const offering = new PhraseMatcher(
  "let us know, let me know, please confirm, which one, would you like, shall i, shall we, or would you, bescheid, bitte bestatigen, geben sie uns, moechten sie, mochten sie, fateci sapere, mi faccia sapere, ci faccia sapere, confermate, preferisce, dites nous, dites moi, merci de confirmer, avisenos, diganos, confirmenos, digame, avise nos, diga nos, confirme, laat het weten, laat ons weten, laat maar weten, haber verin, bize bildirin, onaylar mis*, дайте знать, сообщите, подтвердите, اخبرونا, بلغونا, اكدوا لنا, 请告诉我们, 请确认, お知らせください, ご確認ください",
);
const offers = (staffText: string, matchers: ActMatchers) =>
  offering.find(prepare(staffText, matchers.language)) !== undefined;
