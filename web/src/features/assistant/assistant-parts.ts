/** Parts of the screen, as the address names them. Where there is room, `try` is beside the others. */
export const assistantParts = ["settings", "questions", "gaps", "replay", "statements", "try"] as const;
export type AssistantPart = (typeof assistantParts)[number];
