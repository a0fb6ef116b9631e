import type { OpenQuestion } from "@bellhop/contract/conversations";

/** Two requests in one message are two questions with the same words. */
export function byMessage(questions: readonly OpenQuestion[]): OpenQuestion[][] {
  const isEmergency = ({ reason }: OpenQuestion) => Number(reason === "emergency");
  const groups: OpenQuestion[][] = [];
  for (const question of questions.toSorted((a, b) => isEmergency(b) - isEmergency(a))) {
    const same = groups.find(([first]) => first?.about === question.about);
    if (same) same.push(question);
    else groups.push([question]);
  }
  return groups;
}
