import { rowsOnScreen } from "../../../ui/rows-on-screen.ts";

export const requestRows = rowsOnScreen("request");
