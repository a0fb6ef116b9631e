import type { Statistics } from "@bellhop/contract/statistics";

/** Which part of the number `gaps` a question is. */
export const gapKey = (gap: Statistics["gaps"][number]): string => gap.conversation_id;
