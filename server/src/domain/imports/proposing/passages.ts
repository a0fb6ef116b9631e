import { limits } from "@bellhop/contract/limits";
import type { Block } from "../reading/document.ts";
import { labelled } from "./labelled.ts";
import {
  answerMark,
  continues,
  isCapitals,
  isCondition,
  isDenial,
  isLabelLine,
  namesPeriod,
  questionIn,
  questionWithAnswer,
  withoutNumber,
  withoutNumbering,
} from "./labels.ts";
import { sentencesOf } from "./sentences.ts";
import { areAbout, isGeneral, namesSubject } from "./topics.ts";

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

/** Says which topic a label or heading plainly names. */
export type TopicOf = (label: string) => string | undefined;
/** Says what a text may be about. */
export type TopicsIn = (text: string) => ReadonlySet<string>;

type Line = {
  text: string;
  place: string;
  isItem: boolean;
  startsBlock: boolean;
  nth: number;
  /** One of several rules about different things: it begins another one, or goes on with the one before. */
  rule?: "begins" | "goes_on";
};
type Heading = { level: number; text: string };
/** Characters of a labelled line that holds a sentence or more. */
const longLabelled = 80;
/** Below every heading of the source. */
const labelLevel = 20;

/** Divides a source into passages, in order. Every character belongs to exactly one of them. */
export function passagesOf(
  blocks: readonly Block[],
  topicOf: TopicOf,
  topicsIn: TopicsIn = () => new Set(),
): Passage[] {
  const passages: Passage[] = [];
  let headings: Heading[] = [];
  /** Words of headings that no passage has yet. */
  let unclaimed: { text: string; place: string }[] = [];
  let open: Passage | undefined;
  let group = "";

  const path = () => headings.map(({ text }) => text).filter((text) => withoutNumbering(text).length > 1);
  const claim = () => {
    const texts = unclaimed.map(({ text }) => text);
    unclaimed = [];
    return texts;
  };
  const begin = (passage: Partial<Passage> & Pick<Passage, "kind" | "about" | "place">): Passage => {
    const added: Passage = {
      headings: path(),
      lines: [],
      isBeside: false,
      text: "",
      part: 1,
      ...passage,
      source: [...claim(), ...(passage.source ?? [])],
    };
    passages.push(added);
    open = added;
    return added;
  };
  const put = (passage: Passage, text: string, source = text) => {
    passage.lines.push(text);
    passage.source.push(source);
  };
  /** Headings with nothing below them. */
  const endTitles = () => {
    for (const { text, place } of unclaimed.splice(0))
      passages.push({
        kind: "title",
        about: withoutNumbering(text),
        headings: path().slice(0, -1),
        lines: [],
        isBeside: false,
        text: "",
        place,
        source: [text],
        part: 1,
      });
  };

  const enter = (level: number, text: string, place: string) => {
    open = undefined;
    group = "";
    // A heading of the same level above had nothing below it.
    if (headings.some((one) => one.level >= level)) endTitles();
    headings = [...headings.filter((one) => one.level < level), { level, text }];
    unclaimed.push({ text, place });
    const question = questionIn(text);
    const valued = question ? undefined : valueIn(text);
    if (question) {
      headings = headings.slice(0, -1);
      unclaimed.pop();
      begin({ kind: "question", about: question, place: place || question.slice(0, 80), source: [text] });
      headings = [...headings, { level, text: "" }];
    } else if (valued) {
      unclaimed.pop();
      headings = headings.slice(0, -1);
      begin({ kind: "labelled", about: valued.about, place, isBeside: true, lines: [text], source: [text] });
      headings = [...headings, { level, text: valued.about }];
    }
  };

  const addRow = (block: Extract<Block, { kind: "row" }>, next: Block | undefined) => {
    const cells = block.cells.map((cell) => cell.trim());
    const filled = cells.filter(Boolean);
    const isGroup =
      filled.length === 1 &&
      cells.length > 1 &&
      next?.kind === "row" &&
      next.cells.filter(Boolean).length > 1;
    const source = cells.filter(Boolean);
    if (isGroup) {
      group = filled[0] ?? "";
      unclaimed.push({ text: group, place: block.place });
      return;
    }
    const [first = "", ...rest] = cells;
    const values = rest.map((cell, column) => withColumn(cell, block.header?.[column + 1])).filter(Boolean);
    if (filled.length === 1 || (first === "" && values.length === 0)) {
      for (const [nth, cell] of filled.entries())
        addLine({ text: cell, place: block.place, isItem: false, startsBlock: nth === 0, nth }, "");
      return;
    }
    const question = questionIn(first);
    if (question && values.length > 0) {
      begin({ kind: "question", about: question, place: block.place, lines: rest.filter(Boolean), source });
      open = undefined;
      return;
    }
    const label = [group, first].filter(Boolean).join(": ");
    const text = [label, values.join(", ")].filter(Boolean).join(": ");
    const above = open?.kind === "row" ? open : undefined;
    if (above && first && namesPeriod(first) && !namesPeriod(above.about) && !group)
      return put(above, text, source.join("\n"));
    begin({
      kind: "row",
      about: withoutNumbering(first),
      headings: group ? [...path(), group] : path(),
      isBeside: true,
      place: block.place,
      lines: [text],
      source,
    });
  };

  const addLine = (line: Line, before: string) => {
    const { text, place, isItem, startsBlock } = line;
    const both = questionWithAnswer(text);
    const question = both ? undefined : questionIn(text);
    if (both)
      return void begin({
        kind: "question",
        about: both.question,
        place,
        lines: [both.answer],
        source: [text],
      });
    if (question) return void begin({ kind: "question", about: question, place, source: [text] });
    if (open?.kind === "question" && (open.lines.length === 0 || !startsBlock || isItem || isOfAnswer())) {
      return put(open, open.lines.length === 0 ? text.replace(answerMark, "") : text, text);
    }
    if (open && line.rule === "goes_on" && goesOnIn(open, line, before))
      return put(open, withoutNumber(text), text);
    const heading = headings.at(-1);
    const valued = text.length <= 90 && !labelled(text) ? valueIn(text) : undefined;
    const isValued = valued && valued.about.split(/\s+/).length <= 3 && topicOf(valued.about) !== undefined;
    const ofHeading = heading && topicOf(heading.text);
    const named = isValued ? valued : nameIn(text);
    // "Costs: …" below "Pets" is about pets.
    const isOfHeading =
      named &&
      ofHeading !== undefined &&
      [undefined, ofHeading].includes(topicOf(named.about)) &&
      !namesPeriod(named.about);
    const label = isOfHeading && text.length >= longLabelled ? undefined : named;
    if (label && !(open && belongsTo(open, label.about, ofHeading, text)))
      return void begin({
        kind: "labelled",
        about: withoutNumbering(label.about),
        place,
        isBeside: true,
        lines: [text],
        source: [text],
      });
    if (open && (label || goesOnIn(open, line, before))) return put(open, text);
    const about = heading && line.rule === undefined ? withoutNumbering(heading.text) : "";
    const earlier = passages.findLast((one) => one.kind === "headed" && one.about === about);
    const isSame = earlier && about !== "" && earlier.headings.join("\n") === path().slice(0, -1).join("\n");
    begin({
      kind: about ? "headed" : "plain",
      about,
      headings: about ? path().slice(0, -1) : path(),
      place,
      lines: [line.rule ? withoutNumber(text) : text],
      source: [text],
      part: isSame ? earlier.part + 1 : 1,
    });
  };

  /** Paragraphs below an answer belong to it if another question follows. */
  let questionsAhead = 0;
  const isOfAnswer = () => questionsAhead > 0 || headings.at(-1)?.text === "";

  const belongsTo = (above: Passage, label: string, ofHeading: string | undefined, text: string): boolean => {
    const topic = topicOf(label);
    if (above.kind === "labelled" || above.kind === "row") {
      if (namesPeriod(label) && !topic && !namesPeriod(above.about)) return true;
      const ofAbove = topicOf(above.about);
      if (isReach(text) && isReach(above.lines.at(-1) ?? "") && !topicOf(label)) return true;
      return ofAbove !== undefined && topic === ofAbove;
    }
    if (above.kind === "headed") return Boolean(ofHeading) && (topic === undefined || topic === ofHeading);
    return false;
  };

  const goesOnIn = (above: Passage, line: Line, before: string): boolean => {
    const { text, isItem, startsBlock } = line;
    const length = above.lines.join("\n").length;
    if (length + text.length > maxCharacters) return false;
    if (continues(text) || line.rule === "goes_on") return true;
    if (line.rule === "begins") return false;
    if (/[:：]$/u.test(before)) return true;
    if (above.kind === "row" || above.kind === "question") return false;
    if (above.kind === "labelled") {
      // A label alone on its line has all lines up to the next label.
      const isOpenEnded = !above.isBeside || headings.at(-1)?.text === above.about;
      return isOpenEnded || (!isItem && !startsBlock);
    }
    // Without a heading, each paragraph or point is a passage, except below a lead-in.
    if (above.kind === "plain" && startsBlock)
      return isItem && above.lines.some((one) => /[:：]$/u.test(one));
    return !startsBlock || length < comfortableCharacters;
  };

  const elements = elementsOf(blocks);
  markApart(elements, topicOf, topicsIn);
  questionsAhead = elements.filter((one) => one.kind === "line" && questionIn(one.line.text)).length;
  for (const [at, element] of elements.entries()) {
    if (element.kind === "end") {
      const { level } = element;
      endTitles();
      headings = headings.filter((one) => one.level < level);
      open = undefined;
      group = "";
    } else if (element.kind === "heading") enter(element.level, element.text, element.place);
    else if (element.kind === "row") {
      const next = elements[at + 1];
      addRow(element.block, next?.kind === "row" ? next.block : undefined);
    } else {
      if (questionIn(element.line.text)) questionsAhead -= 1;
      const before = elements[at - 1];
      addLine(element.line, before?.kind === "line" ? before.line.text : "");
    }
  }
  endTitles();
  tellApart(passages);
  return passages.flatMap(withText);
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

type Element =
  | { kind: "heading"; level: number; text: string; place: string }
  | { kind: "line"; line: Line }
  | { kind: "row"; block: Extract<Block, { kind: "row" }> }
  | { kind: "end"; level: number };

/** The blocks as lines, and the short lines that are labels of what follows as headings. */
function elementsOf(blocks: readonly Block[]): Element[] {
  const flat = blocks.flatMap((block, at): Element[] => {
    if (block.kind === "end") return [{ kind: "end", level: block.level ?? 1 }];
    if (block.kind === "heading") return [{ ...block, kind: "heading" }];
    if (block.kind === "row") return [{ kind: "row", block }];
    const isItem = block.kind === "item";
    return block.text.split("\n").map((text, nth) => ({
      kind: "line" as const,
      line: { text, place: placeOfLine(block.place, nth), isItem, startsBlock: nth === 0, nth: at },
    }));
  });
  // A heading that closes at an empty line does not hold a label above the empty line.
  for (const [at, element] of flat.entries()) {
    const [line, next] = [lineOf(element), flat[at + 1]];
    const isLast = line?.startsBlock && !line.isItem && lineOf(flat[at - 1])?.isItem && next?.kind === "end";
    if (isLast && isLabelLine(line.text, true)) flat.splice(at, 2, next, element);
  }
  let isLabelOpen = false;
  return flat.flatMap((element, at): Element[] => {
    if (element.kind === "heading" || element.kind === "end") isLabelOpen = false;
    if (element.kind !== "line") return [element];
    const { line } = element;
    const [before, next] = [lineOf(flat[at - 1]), lineOf(flat[at + 1])];
    if (isLabelOf(line, before, next)) {
      isLabelOpen = true;
      return [{ kind: "heading", level: labelLevel, text: line.text, place: line.place }];
    }
    // What a label heads within its paragraph ends with it.
    const wasTight = isLabelOpen && line.startsBlock && !line.isItem && before?.startsBlock === false;
    if (!wasTight) return [element];
    isLabelOpen = false;
    return [{ kind: "end", level: labelLevel }, element];
  });
}

/**
 * Rules about different things under a heading without a topic ("House rules") are passages of their own: each is found
 * and answered alone. Neighbours about the same thing stay together.
 */
function markApart(elements: readonly Element[], topicOf: TopicOf, topicsIn: TopicsIn) {
  /** True below a heading that names no topic. */
  let isOpen = true;
  let rules: Line[] = [];
  /** The list below a lead-in. */
  let led: Line[] = [];
  const areDifferent = (lines: readonly Line[]) =>
    new Set(lines.flatMap(({ text }) => [...topicsIn(text)].slice(0, 1))).size >= minApart;
  /** A list below a lead-in is one passage, unless it has rules about different things itself. */
  const endLed = () => {
    if (areDifferent(led)) rules.push(...led);
    led = [];
  };
  const end = () => {
    endLed();
    const named = rules.map(({ text }) => topicsIn(text));
    if (isOpen && areDifferent(rules))
      for (const [at, rule] of rules.entries()) {
        const [before, own] = [named[at - 1], named[at]];
        const isApart = !before || !own || !(areAbout(before, own) || dependsOn(rule, own));
        rule.rule = isApart ? "begins" : "goes_on";
      }
    rules = [];
  };
  for (const [at, element] of elements.entries()) {
    if (element.kind !== "line") {
      end();
      if (element.kind === "heading")
        isOpen =
          [...topicsIn(element.text)].every(isGeneral) &&
          topicOf(element.text) === undefined &&
          !questionIn(element.text) &&
          !isDenial(element.text) &&
          !isCondition(element.text);
      continue;
    }
    const { line } = element;
    const before = lineOf(elements[at - 1]);
    const isMarked = line.isItem || withoutNumber(line.text) !== line.text;
    const isRule = endsSentence.test(line.text) || (isMarked && line.text.length >= longRule);
    const isNext = !before || line.startsBlock || endsSentence.test(before.text);
    const isFirstLed = /[:：]$/u.test(before?.text ?? "");
    const lead = isFirstLed ? (before?.text ?? "") : "";
    if (isDenial(lead) || isCondition(lead)) isOpen = false;
    if (isFirstLed) endLed();
    if (led.length > 0 && !line.isItem) endLed();
    if (!isRule || !isNext || line.text.length < minRule) continue;
    if (isFirstLed || led.length > 0) led.push(line);
    else rules.push(line);
  }
  end();
}
/** From so many different things on, rules are divided. */
const minApart = 3;
/** Characters. A marked line that is long is a rule also without a full stop. */
const [minRule, longRule] = [25, 60];

/** "Not in the restaurant", "On Sundays you can stay until 14:00", "Children only with an adult": says nothing alone. */
function dependsOn({ text, isItem, startsBlock }: Line, topics: ReadonlySet<string>): boolean {
  const rule = withoutNumber(text);
  if (continues(rule) || namesPeriod(rule.split(/\s+/u).slice(0, wordsOfPeriod).join(" "))) return true;
  // A paragraph says itself what it is about.
  return (isItem || !startsBlock) && !namesSubject(topics, limitsPeople.test(rule));
}
const wordsOfPeriod = 3;
const limitsPeople =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|soltanto|alleen|só|somente|apenas)(?!\p{L})/iu;
const endsSentence = /[.!?;)]["”’»]?$/u;

const lineOf = (element: Element | undefined) => (element?.kind === "line" ? element.line : undefined);

/** True for a short line that is a heading: a paragraph of its own, or a line between sentences and values. */
function isLabelOf(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.isItem || !next || !isLabelLine(line.text, line.startsBlock)) return false;
  if (questionIn(line.text) || labelled(line.text)) return false;
  if (next.startsBlock && !next.isItem && !line.startsBlock) return false;
  const nextIsLabel = !next.isItem && isLabelLine(next.text, next.startsBlock) && !isValue(next.text);
  if (line.startsBlock && next.startsBlock) return next.isItem || !nextIsLabel;
  const isCapital = isCapitals(withoutNumbering(line.text));
  const begins =
    line.startsBlock ||
    isCapital ||
    !before ||
    /[.!?…):]$|\d$/u.test(before.text) ||
    isValue(before.text) ||
    before.isItem;
  const isHeaded =
    next.isItem ||
    isValue(next.text) ||
    isCapital ||
    (!nextIsLabel && next.text.length >= 25) ||
    /[.!]$/u.test(next.text);
  return begins && isHeaded && (isCapital || isValue(next.text) || !continues(next.text));
}

/** The name of a line with a label. Ages, dates and other cases name nothing: they belong to the lines above. */
function nameIn(line: string): { about: string } | undefined {
  const label = labelled(line);
  const isName = label && !/\d/.test(label.about) && !/^\p{Ll}/u.test(withoutNumbering(label.about));
  return isName ? label : undefined;
}

/** A line that says a value: a time, a price, a number. */
const isValue = (line: string): boolean => line.length <= 60 && /\d/.test(line);
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

/** The place of the nth line of a block. */
const placeOfLine = (place: string, at: number) =>
  place.replace(/line (\d+)$/, (_all, first: string) => `line ${Number(first) + at}`);

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

/** A line that is longer than an entry may be, in pieces of whole sentences. */
function cutToSize(line: string): string[] {
  if (line.length <= maxCharacters) return [line];
  const pieces: string[] = [];
  for (const sentence of sentencesOf(line).flatMap(
    (one) => one.match(new RegExp(`.{1,${maxCharacters}}(?:\\s|$)|.{1,${maxCharacters}}`, "gsu")) ?? [],
  )) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < maxCharacters)
      pieces[pieces.length - 1] = `${last} ${sentence.trim()}`;
    else pieces.push(sentence.trim());
  }
  return pieces;
}

/** A passage with its text; one that is longer than an entry may be becomes several. */
function withText(passage: Passage): Passage[] {
  const parts: string[][] = [];
  for (const line of passage.lines.flatMap(cutToSize)) {
    const last = parts.at(-1);
    if (last && last.join("\n").length + line.length < maxCharacters) last.push(line);
    else parts.push([line]);
  }
  if (parts.length <= 1) return [{ ...passage, text: passage.lines.join("\n") }];
  return parts.map((lines, at) => ({
    ...passage,
    lines,
    text: lines.join("\n"),
    part: passage.part + at,
    // Its words are counted once.
    source: at === 0 ? passage.source : [],
  }));
}
