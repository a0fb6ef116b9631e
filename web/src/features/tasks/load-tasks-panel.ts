export const loadTasksPanel = () => import("./TasksPanel.tsx");
