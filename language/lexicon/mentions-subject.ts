import { baseOf } from "@bellhop/contract/values";
import { joinTokens } from "../text/index.ts";
import { analyzeText, type TextAnalysis } from "./analyze-text.ts";

/** True if a question mentions a subject, which the venue wrote in one of these languages. */
export function mentionsSubject(
  question: string,
  language: string,
  subject: string,
  writtenIn: readonly string[],
): boolean {
  const reading = analyzeText(question, baseOf(language));
  if (writtenIn.some((tag) => covers(reading, analyzeText(subject, baseOf(tag))))) return true;
  const subjectText = joinTokens(subject);
  return subjectText !== "" && ` ${joinTokens(question)} `.includes(` ${subjectText} `);
}

function covers(reading: TextAnalysis, subject: TextAnalysis): boolean {
  const others = subject.terms.filter((term) => !term.namesTopic);
  if (subject.topics.size === 0 && others.length === 0) return false;
  const forms = new Set(reading.terms.flatMap((term) => term.forms));
  return (
    [...subject.topics].every((topic) => reading.topics.has(topic)) &&
    others.every((term) => term.forms.some((form) => forms.has(form)))
  );
}
