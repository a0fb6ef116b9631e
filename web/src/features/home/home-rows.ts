import { homeRows } from "@bellhop/contract/home";
import { rowsOnScreen } from "../../ui/rows-on-screen.ts";

/** Rows of all cards are marked with `data-home`, so that J and K move through them. */
export const homeMark = "home";
export const rows = rowsOnScreen(homeMark);
export const maxShown = homeRows;
