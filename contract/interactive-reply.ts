import * as z from "zod/mini";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { cleanWords } from "./values.ts";

const words = (max: number) => z.string().check(cleanWords, z.trim(), z.maxLength(max));
const neededWords = (max: number) => words(max).check(z.minLength(1));

const row = z.strictObject({
  title: neededWords(limits.listTitleCharacters),
  description: z._default(words(limits.listDescriptionCharacters), ""),
});

const section = z.strictObject({
  /** Needed if there are several. */
  title: z._default(words(limits.listTitleCharacters), ""),
  rows: z.array(row).check(z.minLength(1), z.maxLength(limits.maxListRows)),
});

/** What the guest can tap below a reply. */
export const interactiveReply = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("buttons"),
    /** Titles. */
    buttons: z
      .array(neededWords(limits.buttonTitleCharacters))
      .check(
        z.minLength(1),
        z.maxLength(limits.maxReplyButtons),
        z.refine(areDifferent, invalid("duplicate")),
      ),
  }),
  z.strictObject({
    kind: z.literal("list"),
    /** Opens the list. */
    button: neededWords(limits.buttonTitleCharacters),
    sections: z.array(section).check(z.minLength(1), z.maxLength(limits.maxListRows)),
  }),
  z.strictObject({ kind: z.literal("location_request") }),
  /** For guests whose phone is not known. */
  z.strictObject({ kind: z.literal("contact_request") }),
]);
export type InteractiveReply = z.infer<typeof interactiveReply>;

function areDifferent(titles: string[]): boolean {
  return new Set(titles).size === titles.length;
}
