import type { Writing } from "../../platform/at/index.ts";
import { selectOperatorForUpdate } from "./members.queries.ts";

/** Changes of an operator's members, invitations and venues take turns until their units end. */
export const lockOperator = (at: Writing, operatorId: string) =>
  at.tx.run(selectOperatorForUpdate, { operatorId });
