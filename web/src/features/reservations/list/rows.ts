import { rowsOnScreen } from "../../../ui/rows-on-screen.ts";

const rows = rowsOnScreen("reservation");

export const focusedReservation = rows.focused;
export const focusRow = rows.focus;
export const focusRowBeside = rows.focusBeside;
export const leaveRow = rows.leave;
