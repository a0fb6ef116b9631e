import { limits } from "@bellhop/contract/limits";
import type { Block } from "../reading/document.ts";
import {
  answerMark,
  continues,
  labelled,
  namesPeriod,
  questionIn,
  questionWithAnswer,
  withoutNumber,
  withoutNumbering,
} from "../reading/labels.ts";
import { elementsOf, type Line } from "./elements.ts";
import { markApart } from "./mark-apart.ts";
import { sentencesOf } from "./sentences.ts";
import type { TopicOf, TopicsIn } from "./topics.ts";

/**
 * A part of a source that belongs together, in the source's words: a heading with its lines, a question with its answer,
 * a row with its group and column names, a label with its values.
 */
export type Passage = {
  kind: "question" | "labelled" | "headed" | "plain" | "row" | "title";
  /** The question, label or heading as the source writes it, without its numbering; "" for plain text. */
  about: string;
  /** The headings above it, the nearest last. */
  headings: string[];
  /** The lines below `about`, or beside it. */
  lines: string[];
  /** True if the first line is beside `about`: "Check-out: until 11:00". */
  isBeside: boolean;
  /** What the entry's text is: the lines, with the label beside them. */
  text: string;
  place: string;
  /** The words of the source that belong to this passage and to no other. */
  source: string[];
  /** The headings that distinguish it from others with the same label: "Arrival: 14:00" of pitches and of cabins. */
  holdsFor?: string;
  /** The number of the part, if the passage is one of several under its heading. */
  part: number;
};

/** A longer passage is divided where its paragraphs or points allow it. */
const comfortableCharacters = 700;
const maxCharacters = limits.entryTextCharacters - 100;

type Row = Extract<Block, { kind: "row" }>;
type Heading = { level: number; text: string };
/** Characters of a labelled line that holds a sentence or more. */
const longLabelled = 80;

/** Divides a source into passages, in order. Every character belongs to exactly one of them. */
export function passagesOf(
  blocks: readonly Block[],
  topicOf: TopicOf,
  topicsIn: TopicsIn = () => new Set(),
): Passage[] {
  const elements = elementsOf(blocks);
  markApart(elements, topicOf, topicsIn);
  const passages = new PassageDivider(topicOf).divide(elements);
  tellApart(passages);
  return passages.flatMap(withText);
}

class PassageDivider {
  readonly #topicOf: TopicOf;
  readonly #passages: Passage[] = [];
  #headings: Heading[] = [];
  /** Headings, and names of groups of rows, whose words no passage has yet. */
  #unclaimed: { text: string; place: string }[] = [];
  /** The passage that the next line may belong to. */
  #open: Passage | undefined;
  /** The name of the group of rows. */
  #group = "";
  /** Paragraphs below an answer belong to it if another question follows. */
  #questionsAhead = 0;

  constructor(topicOf: TopicOf) {
    this.#topicOf = topicOf;
  }

  divide(elements: ReturnType<typeof elementsOf>): Passage[] {
    this.#questionsAhead = elements.filter((one) => one.kind === "line" && questionIn(one.line.text)).length;
    for (const [at, element] of elements.entries()) {
      const [before, next] = [elements[at - 1], elements[at + 1]];
      if (element.kind === "end") this.#leave(element.level);
      else if (element.kind === "heading") this.#enter(element.level, element.text, element.place);
      else if (element.kind === "row")
        this.#addRow(element.block, next?.kind === "row" ? next.block : undefined);
      else {
        if (questionIn(element.line.text)) this.#questionsAhead -= 1;
        this.#addLine(element.line, before?.kind === "line" ? before.line.text : "");
      }
    }
    this.#endTitles();
    return this.#passages;
  }

  get #path(): string[] {
    return this.#headings.map(({ text }) => text).filter((text) => withoutNumbering(text).length > 1);
  }

  #begin(passage: Partial<Passage> & Pick<Passage, "kind" | "about" | "place">) {
    const above = this.#unclaimed.splice(0).map(({ text }) => text);
    this.#open = {
      headings: this.#path,
      lines: [],
      isBeside: false,
      text: "",
      part: 1,
      ...passage,
      source: [...above, ...(passage.source ?? [])],
    };
    this.#passages.push(this.#open);
  }

  #put(passage: Passage, text: string, source = text) {
    passage.lines.push(text);
    passage.source.push(source);
  }

  /** Headings with nothing below them are passages of their own. */
  #endTitles() {
    const { length } = this.#unclaimed;
    for (const { text, place } of this.#unclaimed.splice(0, length))
      this.#begin({
        kind: "title",
        about: withoutNumbering(text),
        headings: this.#path.slice(0, -1),
        place,
        source: [text],
      });
    if (length > 0) this.#open = undefined;
  }

  #leave(level: number) {
    this.#endTitles();
    this.#headings = this.#headings.filter((one) => one.level < level);
    this.#open = undefined;
    this.#group = "";
  }

  #enter(level: number, text: string, place: string) {
    this.#open = undefined;
    this.#group = "";
    // A heading of the same level above had nothing below it.
    if (this.#headings.some((one) => one.level >= level)) this.#endTitles();
    this.#headings = this.#headings.filter((one) => one.level < level);
    const question = questionIn(text);
    const valued = question ? undefined : valueIn(text);
    if (question)
      this.#begin({
        kind: "question",
        about: question,
        place: place || question.slice(0, 80),
        source: [text],
      });
    else if (valued)
      this.#begin({
        kind: "labelled",
        about: valued.about,
        place,
        isBeside: true,
        lines: [text],
        source: [text],
      });
    else this.#unclaimed.push({ text, place });
    this.#headings.push({ level, text: question ? "" : (valued?.about ?? text) });
  }

  #addRow(block: Row, next: Row | undefined) {
    const { place } = block;
    const cells = block.cells.map((cell) => cell.trim());
    const source = cells.filter(Boolean);
    const isAboveRow = next !== undefined && next.cells.filter(Boolean).length > 1;
    if (source.length === 1 && cells.length > 1 && isAboveRow) {
      this.#group = source[0] ?? "";
      this.#unclaimed.push({ text: this.#group, place });
      return;
    }
    if (source.length <= 1) {
      for (const text of source) this.#addLine({ text, place, isItem: false, startsBlock: true }, "");
      return;
    }
    const [first = "", ...rest] = cells;
    const values = rest.map((cell, column) => withColumn(cell, block.header?.[column + 1])).filter(Boolean);
    const question = questionIn(first);
    if (question && values.length > 0) {
      this.#begin({ kind: "question", about: question, place, lines: rest.filter(Boolean), source });
      this.#open = undefined;
      return;
    }
    const label = [this.#group, first].filter(Boolean).join(": ");
    const text = [label, values.join(", ")].filter(Boolean).join(": ");
    const above = this.#open?.kind === "row" ? this.#open : undefined;
    if (above && first && namesPeriod(first) && !namesPeriod(above.about) && !this.#group)
      return this.#put(above, text, source.join("\n"));
    this.#begin({
      kind: "row",
      about: withoutNumbering(first),
      headings: this.#group ? [...this.#path, this.#group] : this.#path,
      isBeside: true,
      place,
      lines: [text],
      source,
    });
  }

  #addLine(line: Line, before: string) {
    const { text, place } = line;
    if (this.#addQuestion(line) || this.#addAnswer(line)) return;
    const open = this.#open;
    if (open && line.rule === "goes_on" && this.#goesOnIn(open, line, before))
      return this.#put(open, withoutNumber(text), text);
    const label = this.#labelIn(text);
    const about = withoutNumbering(label?.about ?? "");
    if (label && !(open && this.#belongsTo(open, label.about, text)))
      this.#begin({ kind: "labelled", about, place, isBeside: true, lines: [text], source: [text] });
    else if (open && (label || this.#goesOnIn(open, line, before))) this.#put(open, text);
    else this.#beginText(line);
  }

  /** Begins a passage if the line is a question, with its answer or alone. */
  #addQuestion({ text, place }: Line): boolean {
    const both = questionWithAnswer(text);
    const about = both?.question ?? questionIn(text);
    if (about)
      this.#begin({ kind: "question", about, place, lines: both ? [both.answer] : [], source: [text] });
    return about !== undefined;
  }

  /** Adds the line to the answer of the question above. */
  #addAnswer({ text, isItem, startsBlock }: Line): boolean {
    const open = this.#open;
    if (open?.kind !== "question") return false;
    const isFirst = open.lines.length === 0;
    const isQuestionAbove = this.#questionsAhead > 0 || this.#headings.at(-1)?.text === "";
    const isAnswer = isFirst || !startsBlock || isItem || isQuestionAbove;
    if (isAnswer) this.#put(open, isFirst ? text.replace(answerMark, "") : text, text);
    return isAnswer;
  }

  /** The label of a line that names its own topic. A long one below "Pets" that names no other is about pets. */
  #labelIn(text: string): { about: string } | undefined {
    const valued = text.length <= 90 && !labelled(text) ? valueIn(text) : undefined;
    const isValued =
      valued && valued.about.split(/\s+/).length <= 3 && this.#topicOf(valued.about) !== undefined;
    const label = isValued ? valued : nameIn(text);
    const isOfHeading =
      label &&
      this.#topicOfHeading !== undefined &&
      [undefined, this.#topicOfHeading].includes(this.#topicOf(label.about)) &&
      !namesPeriod(label.about);
    return isOfHeading && text.length >= longLabelled ? undefined : label;
  }

  get #topicOfHeading(): string | undefined {
    const heading = this.#headings.at(-1);
    return heading && this.#topicOf(heading.text);
  }

  /** Whether a line with a label belongs to the passage above. */
  #belongsTo(above: Passage, label: string, text: string): boolean {
    const topic = this.#topicOf(label);
    if (above.kind === "headed") {
      const ofHeading = this.#topicOfHeading;
      return ofHeading !== undefined && (topic === undefined || topic === ofHeading);
    }
    if (above.kind !== "labelled" && above.kind !== "row") return false;
    if (!topic && namesPeriod(label) && !namesPeriod(above.about)) return true;
    if (!topic && isReach(text) && isReach(above.lines.at(-1) ?? "")) return true;
    return topic !== undefined && topic === this.#topicOf(above.about);
  }

  /** True if a line without a label belongs to the passage above. `before` is the line above. */
  #goesOnIn(above: Passage, { text, isItem, startsBlock, rule }: Line, before: string): boolean {
    const length = above.lines.join("\n").length;
    if (length + text.length > maxCharacters) return false;
    if (continues(text) || rule === "goes_on") return true;
    if (rule === "begins") return false;
    if (/[:：]$/u.test(before)) return true;
    if (above.kind === "row" || above.kind === "question") return false;
    if (above.kind === "labelled") {
      // A label alone on its line has all lines up to the next label.
      const isOpenEnded = !above.isBeside || this.#headings.at(-1)?.text === above.about;
      return isOpenEnded || (!isItem && !startsBlock);
    }
    // Without a heading, each paragraph or point is a passage, except below a lead-in.
    if (above.kind === "plain" && startsBlock)
      return isItem && above.lines.some((one) => /[:：]$/u.test(one));
    return !startsBlock || length < comfortableCharacters;
  }

  /** Begins a passage below a heading, or of plain text. */
  #beginText({ text, place, rule }: Line) {
    const heading = this.#headings.at(-1);
    const about = heading && !rule ? withoutNumbering(heading.text) : "";
    const headings = about ? this.#path.slice(0, -1) : this.#path;
    const earlier = about
      ? this.#passages.findLast((one) => one.kind === "headed" && one.about === about)
      : undefined;
    const isSame = earlier?.headings.join("\n") === headings.join("\n");
    this.#begin({
      kind: about ? "headed" : "plain",
      about,
      headings,
      place,
      lines: [rule ? withoutNumber(text) : text],
      source: [text],
      part: earlier && isSame ? earlier.part + 1 : 1,
    });
  }
}

/** A label that says different things under different headings holds for its heading only. */
function tellApart(passages: readonly Passage[]) {
  const labels = Map.groupBy(
    passages.filter(({ kind }) => kind === "labelled"),
    ({ about }) => about.toLowerCase(),
  );
  for (const same of labels.values()) {
    const texts = new Set(same.map(({ lines }) => lines.join("\n")));
    const paths = new Set(same.map(({ headings }) => headings.join("\n")));
    const areValues = same.every(({ lines: [first = ""] }) => /\d/.test(first));
    if (texts.size < 2 || (paths.size < same.length && !areValues)) continue;
    for (const one of same) {
      const others = same.filter((other) => other !== one);
      const own = one.headings.filter((name) => !others.some(({ headings }) => headings.includes(name)));
      if (own.length > 0 || areValues) one.holdsFor = own.map(withoutNumbering).join(", ");
    }
  }
}

/** The name of a line with a label. Ages, dates and other cases name nothing: they belong to the lines above. */
function nameIn(line: string): { about: string } | undefined {
  const label = labelled(line);
  const isName = label && !/\d/.test(label.about) && !/^\p{Ll}/u.test(withoutNumbering(label.about));
  return isName ? label : undefined;
}

const isReach = (line: string): boolean => /@|(?:\+|00)\d[\d\s()/.-]{6,}|https?:|www\./iu.test(line);

/** A heading that says a value: "Check-in: 14:30 - 21:30", "Breakfast 7:15 - 9:45". */
function valueIn(heading: string): { about: string } | undefined {
  const bare = withoutNumbering(heading);
  const label = labelled(bare);
  if (label && /\d/.test(label.text)) return { about: label.about };
  const [, about, rest] =
    /^(\p{L}[\p{L}\s/&'’-]{1,40}?)[\s:–-]+(?:(?:from|until|by|ab|von|bis|de|dès|à partir de|jusqu'à|dalle|dalla|da|entro le|fino alle|desde|hasta|a partir de|van|vanaf|tot|voor|ore|is|daily|täglich)\s+)*\d{1,2}(?:[:.,h]\d{2}|\s?(?:am|pm|uhr|uur|h\b|u\b))(.*)$/iu.exec(
      bare,
    ) ?? [];
  // "Arrival from 13:00 and departure by 12:00" says more than its first value.
  const isOne = (rest?.match(/\p{L}+/gu) ?? []).length <= 2;
  return about && isOne ? { about: about.trim() } : undefined;
}

/** A cell with the name of its column. */
function withColumn(cell: string, column: string | undefined): string {
  if (!cell || /^[-–—]$/.test(cell)) return "";
  const isPlain =
    !column ||
    cell.length > 60 ||
    /^(?:details?|description|info\p{L}*|notes?|remarks?|beschreibung|bemerkung|hinweis|anmerkung|remarque|descrizione|descripci[oó]n|nota|opmerking|omschrijving)$/iu.test(
      column,
    );
  return isPlain ? cell : `${column}: ${cell}`;
}

/** Divides texts into groups that fit into one entry each. A text that is too long is a group alone. */
function grouped(texts: readonly string[]): string[][] {
  const groups: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const last = groups.at(-1);
    if (last && length + text.length < maxCharacters) last.push(text);
    else groups.push([text]);
    length = groups.at(-1) === last ? length + text.length + 1 : text.length;
  }
  return groups;
}

/** A line that is longer than an entry may be, in pieces of whole sentences. */
function cutToSize(line: string): string[] {
  if (line.length <= maxCharacters) return [line];
  const sentence = new RegExp(`.{1,${maxCharacters}}(?:\\s|$)|.{1,${maxCharacters}}`, "gsu");
  const sentences = sentencesOf(line).flatMap((one) => one.match(sentence) ?? []);
  return grouped(sentences.map((one) => one.trim())).map((pieces) => pieces.join(" "));
}

/** A passage with its text; one that is longer than an entry may be becomes several. */
function withText(passage: Passage): Passage[] {
  const groups = grouped(passage.lines.flatMap(cutToSize));
  return (groups.length > 0 ? groups : [[]]).map((lines, at) => ({
    ...passage,
    lines,
    text: lines.join("\n"),
    part: passage.part + at,
    // Its words are counted once.
    source: at === 0 ? passage.source : [],
  }));
}
