import { fold, hasQuestionMark, PhraseMatcher } from "../../text/index.ts";
import { callWords } from "./calls.words.ts";

const all = Object.values(callWords);
const cry = new PhraseMatcher(all.map((words) => words.cry).join(","));
const ofCall = new PhraseMatcher(all.flatMap((words) => [words.cry, words.around]).join(","));
/** "Can you help me" asks; it does not cry for help. */
const asks = new PhraseMatcher(
  "can, could, would, konnen, konnten, konnte, kannst, konntet, pouvez, pourriez, peux, peut, puede, pueden, podria, podrian, puedes, puo, potete, potrebbe, potreste, puoi, pode, podem, poderia, poderiam, podia, kunt, kun, kan, kunnen, zou, misiniz, musunuz, misin, musun, можете, могли, هل, ممكن, 吗, 能, 可以, 手伝, もらえますか, いただけますか, ますか, 帮忙, 帮我, 帮一下, 麻烦, question, frage, pregunta, domanda, pergunta, vraag, vraagje, soru, вопрос, سوال, 问题, 質問",
);

/** True if a text has words of courtesy and calls for help, and no others. */
export const isCall = (text: string): boolean => {
  const folded = fold(text);
  return /\p{L}/u.test(folded) && !/[\p{L}\p{N}]/u.test(ofCall.remove(folded));
};

/** "Help!!" and nothing else. */
export const isCryForHelp = (text: string): boolean => {
  const folded = fold(text);
  return (
    isCall(text) &&
    cry.find(folded) !== undefined &&
    asks.find(folded) === undefined &&
    !hasQuestionMark(text)
  );
};

/** A text without words that call for help; undefined if it has none. */
export const withoutCalls = (text: string): string | undefined => {
  const folded = fold(text);
  if (cry.find(folded) === undefined) return undefined;
  const rest = cry.remove(folded).replace(/\s+/gu, " ").trim();
  return hasQuestionMark(text) ? `${rest}?` : rest;
};
