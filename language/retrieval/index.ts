// Finds the entries that answer a question, with the probability that the best one does.

export { divideText } from "./divide-text.ts";
export { groupQuestions, type QuestionWords, readQuestionWords } from "./group-questions.ts";
export { matchingSentences, tellsAbout } from "./matching-sentences.ts";
export { needsSubject } from "./needs-subject.ts";
export { buildRetriever, buildRetrieverInSteps, type Retriever } from "./retriever.ts";
