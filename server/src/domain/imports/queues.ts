import { taskQueue } from "../tasks/index.ts";

/** Reads an imported source and proposes entries. */
export const importKnowledgeQueue = taskQueue("import-knowledge", {
  // A language model takes its time.
  timeLimitSeconds: 300,
  // While one waits for a model, others are read. Only one reader process runs at a time (read-apart.ts).
  atOnce: 3,
});
