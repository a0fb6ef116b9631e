import { taskQueue } from "../tasks/index.ts";

/** Publishes a venue's knowledge as the next version of its assistant. */
export const publishKnowledgeQueue = taskQueue("publish-knowledge", { atOnce: 2 });

/** Publishes the settings of a venue's assistant. */
export const publishGeneralQueue = taskQueue("publish-general", { atOnce: 1 });

/** Publishes the tools of a venue's assistant. */
export const publishToolsQueue = taskQueue("publish-tools", { atOnce: 1 });
