export { buildRetriever, buildRetrieverInSteps, type Retriever } from "./retriever.ts";
