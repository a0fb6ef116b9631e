// Finds the entries that answer a question, with the probability that the best one does.

export { matchingSentences, tellsAbout } from "./matching-sentences.ts";
export { buildRetriever, buildRetrieverInSteps, type Retriever } from "./retriever.ts";
