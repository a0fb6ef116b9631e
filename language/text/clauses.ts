import { cached } from "./cached.ts";
import { type DiscourseWords, discourseWords } from "./discourse.words.ts";
import { endsWithQuestionMark } from "./question-mark.ts";
import { isStopWord } from "./stop-words.ts";
import { fold, hasIdeograph, type PlacedToken, tokenize, tokenizeWithOffsets } from "./tokens.ts";

/** A clause asks, gives a reason or circumstance, or may do either. */
export type Clause = {
  text: string;
  kind: "question" | "context" | "plain";
  /** The clause before it is in the same sentence, with nothing left out in between. */
  goesOn: boolean;
};

type Mark = keyof DiscourseWords;
type Phrase = { words: readonly string[]; mark: Mark };

const SENTENCE_END =
  /(?<=[.!…])\s+|(?<=[?？؟!]+)(?![?？؟!])|(?<=[。！？；])|\n+|\s[–—]\s|[—()[\]]|(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+/u;

/** Divides a text into clauses. Greetings, hesitations and lead-ins are left out. */
export function clausesOf(text: string, language: string): Clause[] {
  const clauses: Clause[] = [];
  const exclaimed: Clause[] = [];
  for (const sentence of text.split(SENTENCE_END)) {
    const own = clausesOfSentence(sentence, language);
    clauses.push(...own);
    if (/!\s*$/u.test(sentence)) exclaimed.push(...own.filter(({ kind }) => kind === "plain"));
  }
  if (exclaimed.length < clauses.length) for (const clause of exclaimed) clause.kind = "context";
  return clauses;
}

function clausesOfSentence(sentence: string, language: string): Clause[] {
  if (sentence.trim() === "") return [];
  const clauses = hasIdeograph(sentence) ? ideographClauses(sentence) : spacedClauses(sentence, language);
  const last = clauses.findLast(({ kind }) => kind === "plain") ?? clauses.at(-1);
  if (last && endsWithQuestionMark(sentence) && !clauses.some(({ kind }) => kind === "question"))
    last.kind = "question";
  return clauses;
}

const STARTS_A_QUESTION: ReadonlySet<Mark> = new Set(["asks", "leads"]);

function spacedClauses(sentence: string, language: string): Clause[] {
  const tokens = tokenizeWithOffsets(sentence);
  const phraseAt = phraseFinder(language);
  const clauses: Clause[] = [];
  const open = { kind: "plain" as Clause["kind"], from: 0, hasContent: false, goesOn: false, isLedIn: false };
  /** Ends the open clause before one token and starts the next one at another. */
  const close = (to: number, kind: Clause["kind"], from = to) => {
    const [first, last] = [tokens[open.from], tokens[to - 1]];
    if (to > open.from && first && last)
      clauses.push({ text: sentence.slice(first.from, last.to), kind: open.kind, goesOn: open.goesOn });
    Object.assign(open, {
      kind,
      from,
      hasContent: false,
      isLedIn: false,
      goesOn: from === to && clauses.length > 0,
    });
  };
  for (let at = 0; at < tokens.length; ) {
    if (open.kind === "context" && open.hasContent && isAfterComma(sentence, tokens, at)) close(at, "plain");
    if (isCapitalInside(sentence, tokens, at) && phraseAt(tokens, at, CLAUSE_START)) close(at, "plain");
    const found = phraseAt(tokens, at, { isStart: at === open.from, ...open });
    const after = at + (found?.words.length ?? 1);
    if (found?.mark === "chatter") close(at, "plain", after);
    else if (found?.mark === "leads") {
      close(at, "question", after);
      open.isLedIn = true;
    } else if (found?.mark === "context") close(at, "context");
    else if (found?.mark === "tells") open.kind = "context";
    else if (found && found.mark !== "wishes") {
      if (isNamedFirst(sentence, tokens, open, at)) open.kind = "question";
      else if (open.hasContent || open.kind === "context") close(at, "question");
      else open.kind = "question";
    }
    if (found?.mark !== "chatter" && found?.mark !== "leads")
      open.hasContent ||= tokens.slice(at, after).some(({ text }) => !isStopWord(text, language));
    at = after;
  }
  close(tokens.length, "plain");
  return clauses;
}

function isAfterComma(sentence: string, tokens: readonly PlacedToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before !== undefined && token !== undefined && /[,،]/u.test(sentence.slice(before.to, token.from));
}

/** Words that may name a question's topic before the question starts. */
const NAMED_FIRST_MOST = 6;

/** "The pool what time does it open?" */
function isNamedFirst(
  sentence: string,
  tokens: readonly PlacedToken[],
  open: Pick<Clause, "kind"> & { from: number; hasContent: boolean },
  at: number,
): boolean {
  const [first, token] = [tokens[open.from], tokens[at]];
  if (open.kind !== "plain" || !open.hasContent || !first || !token) return false;
  return at - open.from <= NAMED_FIRST_MOST && !/[,،;:]/u.test(sentence.slice(first.from, token.from));
}

const CLAUSE_START = { isStart: true, kind: "plain", hasContent: false, isLedIn: false } as const;

/** "… do you have a cot Our son is two": the full stop is missing. */
function isCapitalInside(sentence: string, tokens: readonly PlacedToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token) return false;
  return /^\p{Lu}\p{Ll}/u.test(sentence.slice(token.from)) && /^\p{Ll}/u.test(sentence.slice(before.from));
}

type OpenClause = Pick<Clause, "kind"> & { isStart: boolean; isLedIn: boolean; hasContent: boolean };

/** Finds the longest phrase that starts at a token and may stand there. */
const phraseFinder = cached((language) => {
  const byFirst = new Map<string, Phrase[]>();
  const before = new Set<string>();
  for (const [mark, list] of Object.entries(discourseWords[language] ?? {}) as [Mark, string][])
    for (const written of list.split(",")) {
      const words = fold(written).match(/[\p{L}\p{N}\p{M}]+|_/gu) ?? [];
      const first = words[0];
      if (first) byFirst.set(first, [...(byFirst.get(first) ?? []), { words, mark }]);
      if (first && mark === "tells" && words.length === 1) before.add(first);
    }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  const find = (tokens: readonly PlacedToken[], at: number, fits: (phrase: Phrase) => boolean) =>
    byFirst
      .get(tokens[at]?.text ?? "")
      ?.find(
        (phrase) =>
          phrase.words.every((word, i) =>
            word === "_" ? at + i < tokens.length : word === tokens[at + i]?.text,
          ) && fits(phrase),
      );
  return (tokens: readonly PlacedToken[], at: number, open: OpenClause): Phrase | undefined =>
    find(tokens, at, ({ mark, words }) => {
      if (mark === "opens") return open.isStart;
      if (mark === "tells" || mark === "wishes") return open.isStart && open.kind === "plain";
      if (mark === "asksAlone") return open.kind !== "question" && !before.has(tokens[at - 1]?.text ?? "");
      if (mark !== "context") return true;
      // In "my dog is there …" the question starts with the last word.
      const asksFirst = find(tokens, at + words.length - 1, (last) => STARTS_A_QUESTION.has(last.mark));
      return !asksFirst && (open.hasContent || !open.isLedIn);
    });
});

/** In Chinese a circumstance starts with its mark; in Japanese it ends with it. */
const { zh, ja } = discourseWords;
const alternatives = (...lists: (string | undefined)[]) =>
  lists
    .flatMap((list) => (list ?? "").split(", "))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .join("|");
const IDEOGRAPH_BREAK = new RegExp(
  `${alternatives(zh?.chatter, ja?.chatter)}|(?<leads>${alternatives(zh?.leads, ja?.leads, zh?.asks)})|(?<starts>${alternatives(zh?.context)})|(?<ends>${alternatives(ja?.context)})|[，、,]`,
  "gu",
);
const ASKS_IN_IDEOGRAPHS =
  /[?？吗嗎呢]\s*$|か[。？]?\s*$|几点|幾點|多少|什么|什麼|哪|怎么|何時|いくら|どこ|どう|いつ/u;

function ideographClauses(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let [from, kind]: [number, Clause["kind"]] = [0, "plain"];
  const close = (to: number, as: Clause["kind"]) => {
    const text = sentence.slice(from, to);
    const asks = as === "plain" && ASKS_IN_IDEOGRAPHS.test(text);
    if (tokenize(text).length > 0)
      clauses.push({ text, kind: asks ? "question" : as, goesOn: clauses.length > 0 });
  };
  for (const { 0: mark, index, groups } of sentence.matchAll(IDEOGRAPH_BREAK)) {
    close(index, groups?.ends ? "context" : kind);
    from = groups?.starts ? index : index + mark.length;
    kind = groups?.starts ? "context" : groups?.leads ? "question" : "plain";
  }
  close(sentence.length, kind);
  return clauses;
}
