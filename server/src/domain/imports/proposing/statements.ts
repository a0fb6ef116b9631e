import type { Block } from "../reading/document.ts";

/** An answer to a question, a labelled fact, or a passage under a heading. */
export type Statement = {
  kind: "answer" | "labelled" | "passage";
  /** The question, the label, or the heading of a passage. */
  about: string;
  /** The headings above it, the nearest last. */
  headings: string[];
  text: string;
  place: string;
};

const labelCharacters = 60;
const asked = /^(?:q|question|frage|f|pregunta|p|domanda|d|pergunta|vraag|v)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;
const answered =
  /^(?:a|answer|antwort|réponse|r|respuesta|risposta|resposta|antwoord)\s*\d{0,3}\s*[:.)]\s*(?=\S)/iu;
const isQuestion = (line: string) => /[?？؟]\s*$/.test(line) && line.length <= 300;
const labelled =
  /^([^:：]{2,60}?)\s*[:：]\s+(\S.*)$|^([^:：]{2,60}?)\s*(?:\s[–—-]\s|\t+|\.{3,}|…+)\s*(\S.*)$/u;

/** Splits a document into statements, in order. */
export function statementsOf(blocks: Block[]): Statement[] {
  const statements: Statement[] = [];
  const headings: string[] = [];
  let question: { text: string; answer: string[]; place: string; isHeading: boolean } | undefined;
  const endQuestion = () => {
    if (question && question.answer.length > 0)
      statements.push({
        kind: "answer",
        about: question.text,
        headings: headings.filter(Boolean),
        text: question.answer.join("\n"),
        place: question.place,
      });
    question = undefined;
  };

  const line = (text: string, place: string) => {
    const rest = text.replace(asked, "");
    if (isQuestion(rest) || (rest !== text && !answered.test(text))) {
      endQuestion();
      question = { text: rest, answer: [], place, isHeading: false };
      return;
    }
    const both = /^([^?？؟]{8,250}[?？؟])\s+(\S.{2,})$/u.exec(rest);
    if (both?.[1] && both[2] && /^(?:\p{Lu}|\p{Lo}|¿)/u.test(both[1])) {
      endQuestion();
      question = { text: both[1], answer: [both[2]], place, isHeading: false };
      return;
    }
    if (question) {
      question.answer.push(text.replace(answered, ""));
      return;
    }
    const [, label, value, otherLabel, otherValue] = labelled.exec(text) ?? [];
    const about = (label ?? otherLabel)?.trim();
    const what = (value ?? otherValue)?.trim();
    if (
      about &&
      what &&
      about.length <= labelCharacters &&
      about.split(/\s+/).length <= 7 &&
      !/https?$/i.test(about) &&
      !/\d$/.test(about)
    )
      statements.push({ kind: "labelled", about, headings: headings.filter(Boolean), text: what, place });
    else
      statements.push({
        kind: "passage",
        about: headings.findLast(Boolean) ?? "",
        headings: headings.filter(Boolean),
        text,
        place,
      });
  };

  for (const block of blocks) {
    if (block.kind === "end") {
      endQuestion();
      headings.length = 0;
    } else if (block.kind === "heading") {
      endQuestion();
      if (isQuestion(block.text)) {
        question = {
          text: block.text,
          answer: [],
          place: block.place || block.text.slice(0, 80),
          isHeading: true,
        };
        continue;
      }
      headings.length = Math.min(headings.length, block.level - 1);
      headings[block.level - 1] = block.text;
    } else if (block.kind === "row") {
      endQuestion();
      const [first = "", ...rest] = block.cells;
      const values = rest.map((cell, at) => withColumn(cell, block.header?.[at + 1])).filter(Boolean);
      if (isQuestion(first) && values.length > 0)
        statements.push({
          kind: "answer",
          about: first,
          headings: headings.filter(Boolean),
          text: rest.filter(Boolean).join(" "),
          place: block.place,
        });
      else if (first && values.length > 0)
        statements.push({
          kind: "labelled",
          about: first,
          headings: headings.filter(Boolean),
          text: values.join(", "),
          place: block.place,
        });
      else for (const cell of block.cells.filter(Boolean)) line(cell, block.place);
    } else {
      // If the question is not a heading, the answer ends with its paragraph.
      const lines = block.text.split("\n");
      const before = question;
      if (before && !before.isHeading && before.answer.length > 0 && block.kind !== "item") endQuestion();
      for (const [at, each] of lines.entries()) line(each, placeOfLine(block.place, at));
    }
  }
  endQuestion();
  return statements;
}

/** The place of the nth line of a passage. */
const placeOfLine = (place: string, at: number) =>
  place.replace(/line (\d+)$/, (_all, first: string) => `line ${Number(first) + at}`);

/** A cell with the name of its column, unless the cell is clear without it. */
function withColumn(cell: string, column: string | undefined): string {
  if (!cell) return "";
  const isPlain =
    !column ||
    /price|preis|prix|precio|prezzo|preço|prijs|hours|zeit|heures|horario|orari|time|details?|description|info/i.test(
      column,
    );
  return isPlain || cell.length > 40 ? cell : `${column}: ${cell}`;
}
