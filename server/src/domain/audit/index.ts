export { type By, type Change, noteChange } from "./note-change.ts";
