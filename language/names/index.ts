export { foldedNumber } from "./fold.ts";
export { isSurname } from "./surnames.ts";
