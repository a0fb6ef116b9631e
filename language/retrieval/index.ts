export { buildRetriever, indexing, type Retriever } from "./retriever.ts";
