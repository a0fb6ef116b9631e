import { limits } from "@bellhop/contract/limits";
import { endsWithQuestionMark } from "@bellhop/language/text";
import type { Block } from "../reading/document.ts";
import { mayGoOn } from "../reading/wrapped-lines.ts";
import { isException } from "./exceptions.ts";
import { type Labelled, labelled } from "./labelled.ts";

/** An answer to a question, a labelled fact, or a passage under a heading. */
export type Statement = {
  kind: "answer" | "labelled" | "passage";
  /** The question, the label, or the heading of a passage. */
  about: string;
  /** The headings above it, the nearest last. */
  headings: string[];
  text: string;
  /** The label and the text as the source writes them. */
  whole: string;
  place: string;
  /** The source may go on, or a number has no name: the words may not be complete. */
  isDoubtful: boolean;
  /** Text around it, which tells the language of short ones. */
  around: string;
};

const aroundCharacters = 300;
const questionMark =
  /^(?:q|question|frage|f|pregunta|p|domanda|d|pergunta|vraag|v)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;
const answered =
  /^(?:a|answer|antwort|réponse|r|respuesta|risposta|resposta|antwoord)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;
const isQuestion = (line: string) => endsWithQuestionMark(line) && line.length <= 300;
/** Between labelled facts on one line. */
const betweenFacts = /(?<=[.;,])\s+(?=\p{Lu}[^.,:;!?()]{1,40}:\s)|\s+\/\/\s+/u;
type Question = { text: string; answer: string[]; place: string; isHeading: boolean; isAmongLines: boolean };

const isAsking = (line: string) => questionMark.test(line) || /^[^.!?]{3,250}[?？؟]/u.test(line);

/** Splits a document into statements, in order. */
export function statementsOf(blocks: Block[]): Statement[] {
  const statements: Statement[] = [];
  const headings: string[] = [];
  let around = "";
  let isAmongLines = false;
  /** The line stands right below the last statement. */
  let isBelow = false;
  let question: Question | undefined;
  const add = (
    kind: Statement["kind"],
    about: string,
    text: string,
    place: string,
    { whole = text, isDoubtful = false } = {},
  ) =>
    statements.push({
      kind,
      about,
      headings: headings.filter(Boolean),
      text,
      whole,
      place,
      isDoubtful,
      around,
    });
  const endQuestion = () => {
    if (question && question.answer.length > 0)
      add("answer", question.text, question.answer.join("\n"), question.place);
    question = undefined;
  };

  const isOfEntryAbove = (label: Labelled) =>
    isBelow &&
    statements.at(-1)?.kind === "labelled" &&
    (statements.at(-1)?.text.length ?? 0) < limits.entryTextCharacters &&
    isException(label);
  const addToEntryAbove = (fact: string, isDoubtful: boolean) => {
    const above = statements.pop();
    if (!above) return;
    const text = `${above.text}\n${fact}`;
    statements.push({ ...above, text, whole: `${above.whole}\n${fact}`, isDoubtful });
  };

  const line = (text: string, place: string, next = "") => {
    const rest = text.replace(questionMark, "");
    if (isQuestion(rest) || (rest !== text && !answered.test(text))) {
      endQuestion();
      question = { text: rest, answer: [], place, isHeading: false, isAmongLines };
      return;
    }
    const both = /^([^?？؟]{8,250}[?？؟])\s+(\S.{2,})$/u.exec(rest);
    if (both?.[1] && both[2] && /^(?:\p{Lu}|\p{Lo}|¿)/u.test(both[1]) && !/[.!]\s/.test(both[1])) {
      endQuestion();
      question = { text: both[1], answer: [both[2]], place, isHeading: false, isAmongLines };
      return;
    }
    if (question?.isAmongLines && question.answer.length > 0) endQuestion();
    if (question) {
      question.answer.push(text.replace(answered, ""));
      return;
    }
    const facts = text.split(betweenFacts);
    const areFacts = facts.length > 1 && facts.every((fact) => labelled(fact) ?? /\/\//.test(text));
    const own = areFacts ? facts : [text];
    for (const [at, fact] of own.entries()) {
      const isDoubtful = at === own.length - 1 && mayGoOn(fact, next);
      const label = labelled(fact);
      if (!label) add("passage", headings.findLast(Boolean) ?? "", fact, place, { isDoubtful });
      else if (isOfEntryAbove(label)) addToEntryAbove(fact, isDoubtful);
      else add("labelled", label.about, label.text, place, { whole: fact, isDoubtful });
      isBelow = true;
    }
  };

  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]?.kind;
    isBelow = before === block.kind && (before === "item" || before === "row");
    around = blocks
      .slice(Math.max(0, at - 1), at + 2)
      .map(wordsOf)
      .join(" ")
      .slice(0, aroundCharacters);
    if (block.kind === "end") {
      endQuestion();
      headings.length = Math.min(headings.length, (block.level ?? 1) - 1);
    } else if (block.kind === "heading") {
      endQuestion();
      if (isQuestion(block.text)) {
        question = {
          text: block.text,
          answer: [],
          place: block.place || block.text.slice(0, 80),
          isHeading: true,
          isAmongLines: false,
        };
        continue;
      }
      headings.length = Math.min(headings.length, block.level - 1);
      headings[block.level - 1] = block.text;
    } else if (block.kind === "row") {
      endQuestion();
      const [first = "", ...rest] = block.cells;
      const values = rest.map((cell, column) => withColumn(cell, block.header?.[column + 1])).filter(Boolean);
      if (isQuestion(first) && values.length > 0)
        add("answer", first, rest.filter(Boolean).join(" "), block.place);
      else if (first && values.length > 0) {
        const text = values.join(", ");
        const whole = `${first}: ${text}`;
        // A bare number says nothing unless it is the only value.
        const isDoubtful = values.length > 1 && values.some((value) => /^\d{1,4}$/.test(value));
        if (isOfEntryAbove({ about: first, text })) addToEntryAbove(whole, isDoubtful);
        else add("labelled", first, text, block.place, { whole, isDoubtful });
      } else for (const cell of block.cells.filter(Boolean)) line(cell, block.place);
    } else {
      // If the question is not a heading, the answer ends with its paragraph.
      const lines = block.text.split("\n");
      const open = question;
      if (open && !open.isHeading && open.answer.length > 0 && block.kind !== "item") endQuestion();
      // A question among other lines is answered by the next one alone.
      const asking = lines.filter(isAsking).length;
      const areNotes = !isAsking(lines[0] ?? "") || (asking === 1 && lines.length > 3);
      isAmongLines = block.kind === "paragraph" && !question && areNotes;
      for (const [nth, each] of lines.entries()) {
        line(each, placeOfLine(block.place, nth), lines[nth + 1]);
        isBelow = true;
      }
    }
  }
  endQuestion();
  return statements;
}

const wordsOf = (block: Block): string =>
  block.kind === "row" ? block.cells.join(" ") : block.kind === "end" ? "" : block.text;

/** The place of the nth line of a passage. */
const placeOfLine = (place: string, at: number) =>
  place.replace(/line (\d+)$/, (_all, first: string) => `line ${Number(first) + at}`);

/** A cell with the name of its column, unless the cell is clear without it. */
function withColumn(cell: string, column: string | undefined): string {
  if (!cell || /^[-–—]$/.test(cell)) return "";
  const isPlain =
    !column ||
    /price|preis|prix|precio|prezzo|preço|prijs|hours|zeit|heures|horario|orari|time|where|when|wo|wann|où|quand|dónde|cuándo|dove|quando|onde|waar|wanneer|details?|description|info|notes?|remarks?|bemerkung|hinweis|anmerkung|note|remarque|osservazion|observacion|nota|opmerking/i.test(
      column,
    );
  return isPlain || cell.length > 40 ? cell : `${column}: ${cell}`;
}
