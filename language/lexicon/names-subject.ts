import { baseOf } from "@bellhop/contract/values";
import { fold, wordsOf } from "../text/index.ts";
import { type Reading, readText } from "./read-text.ts";

/**
 * True where a question names a subject ("weddings", "group bookings") that somebody wrote in one of these languages:
 * in any language where it is one that guests ask every house about, else by its words.
 */
export function namesSubject(
  question: string,
  language: string,
  subject: string,
  writtenIn: readonly string[],
): boolean {
  const asked = readText(question, baseOf(language));
  if (writtenIn.some((its) => covers(asked, readText(subject, baseOf(its))))) return true;
  const words = ` ${wordsOf(fold(question))
    .map(({ text }) => text)
    .join(" ")} `;
  const wanted = wordsOf(fold(subject))
    .map(({ text }) => text)
    .join(" ");
  return wanted !== "" && words.includes(` ${wanted} `);
}

function covers(asked: Reading, subject: Reading): boolean {
  const others = subject.terms.filter((term) => !term.namesTopic);
  if (subject.topics.size === 0 && others.length === 0) return false;
  const forms = new Set(asked.terms.flatMap((term) => term.forms));
  return (
    [...subject.topics].every((topic) => asked.topics.has(topic)) &&
    others.every((term) => term.forms.some((form) => forms.has(form)))
  );
}
