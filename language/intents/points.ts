import { baseOf } from "@bellhop/contract/values";
import { analyzeText, type Topic, topicsIn } from "../lexicon/index.ts";
import { clausesOf, fold, PhraseMatcher } from "../text/index.ts";
import { bookWords, pointWords } from "./points.words.ts";

type Point = {
  words: PhraseMatcher;
  says: PhraseMatcher | undefined;
  impliedBy: readonly Topic[];
  notBeside: ReadonlySet<Topic>;
  impliedByOffer: boolean;
  within: ReadonlySet<Topic> | undefined;
  isOwnSaying: boolean;
};

const points: Point[] = Object.values(pointWords).map(
  ({ words, says, impliedBy = [], notBeside = [], impliedByOffer = false, within, saysOnly }) => ({
    words: new PhraseMatcher(words),
    says:
      says === undefined && saysOnly === undefined ? undefined : new PhraseMatcher(saysOnly ?? says ?? ""),
    impliedBy,
    notBeside: new Set(notBeside),
    impliedByOffer,
    within: within && new Set(within),
    isOwnSaying: saysOnly === undefined,
  }),
);

/** `isOffered`: the entry says that the hotel has it for guests. */
type About = { language: string; topics: ReadonlySet<Topic>; isOffered: boolean };

/** True if a question asks for a detail that an entry about its topic does not mention: a trailer, lactose. */
export function lacksPoint(question: string, answer: string, { language, topics, isOffered }: About) {
  const part = askedPart(question, language, topics);
  const folded = fold(part);
  const subjects = topicsIn(part, language);
  const asksToBook = analyzeText(part, baseOf(language)).aspects.has("reserve");
  if (asksToBook && !saysHowToBook.find(answer) && topics.isDisjointFrom(aboutBooking)) return true;
  return points.some(
    ({ words, says, impliedBy, notBeside, impliedByOffer, within, isOwnSaying }) =>
      !(impliedByOffer && isOffered) &&
      !impliedBy.some((topic) => topics.has(topic)) &&
      subjects.isDisjointFrom(notBeside) &&
      (within === undefined || !within.isDisjointFrom(topics)) &&
      words.find(folded) !== undefined &&
      !(isOwnSaying && words.find(answer) !== undefined) &&
      says?.find(answer) === undefined,
  );
}

const saysHowToBook = new PhraseMatcher(bookWords);
const aboutBooking: ReadonlySet<Topic> = new Set([
  "booking",
  "restaurant",
  "change_of_booking",
  "deposit",
  "payment",
  "cancellation",
]);

/** The clauses that ask, if they name the entry's topic; otherwise all, because the others name it. */
function askedPart(question: string, language: string, topics: ReadonlySet<Topic>): string {
  const asking = clausesOf(question, language).filter(({ kind }) => kind === "question");
  const text = asking.map((clause) => clause.text).join(" ");
  return topicsIn(text, language).isDisjointFrom(topics) ? question : text;
}
