export { ContradictionsPanel } from "./ContradictionsPanel.tsx";
export { useContradictions } from "./contradiction-queries.ts";
export { ContradictionChip, EntryContradictions } from "./EntryContradictions.tsx";
