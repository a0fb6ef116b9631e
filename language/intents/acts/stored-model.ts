import { readFileSync } from "node:fs";
import { decodeModel, type Model } from "../../classifier/index.ts";

const file = new URL("../../dist/acts.model", import.meta.url);

/** The model that `npm run train` wrote. Most commands run it before they start. */
export function readStoredModel(): Model {
  try {
    return decodeModel(readFileSync(file));
  } catch (error) {
    const message = "The message classifier's model can't be read. `npm run train` makes it.";
    throw new Error(message, { cause: error });
  }
}
