import type { Writing } from "../../platform/at/index.ts";
import { lockOperatorRow } from "./members.queries.ts";

/** Additions to an operator take turns until their units end. */
export const lockOperator = (at: Writing, operatorId: string) => at.tx.run(lockOperatorRow, { operatorId });
