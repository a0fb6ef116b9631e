import { GraphError } from "../graph-error.ts";
import { type Json, objectIn } from "../wire.ts";

/** The form of a template message; `check-template.ts` compares it with the template. */
export function readTemplate(part: Json): { text: string } {
  const { name } = part;
  const language =
    part.language === undefined ? undefined : objectIn(part.language, "template['language']").code;
  if (typeof name !== "string" || typeof language !== "string") {
    throw new GraphError(
      400,
      131_008,
      "Parameters template['name'] and template['language']['code'] are required",
    );
  }
  return { text: name };
}
