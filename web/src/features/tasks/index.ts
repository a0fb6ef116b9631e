export { loadTasksPanel } from "./load-tasks-panel.ts";
export { ownTasks } from "./own-tasks.ts";
export { running } from "./running-tasks.ts";
export { TaskIndicator } from "./TaskIndicator.tsx";
export { tasksKey } from "./task-cache.ts";
export { useTaskLabels } from "./task-labels.ts";
export { hasEnded, isPublishing, runningBuild } from "./task-list.ts";
export { useLoadedTasks, useStopTask } from "./task-queries.ts";
export { taskSentence } from "./task-sentence.ts";
