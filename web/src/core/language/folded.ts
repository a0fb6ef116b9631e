import { foldedLetters } from "@bellhop/contract/folded-letters";

/** Folds case and accents away, so that "tomas" finds "Tomás". */
export const folded = (text: string): string => foldedLetters(text);
