import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { id, words } from "./values.ts";

/** `POST /g/<key>/messages`, as JSON or as a form. */
export const guestWriting = z.object({
  /** Chosen by the page: the same id again is the same message. */
  sent_as: id,
  text: words(limits.messageCharacters).check(z.minLength(1)),
});

/** `POST /g/<key>/read`: the guest has seen the messages up to this one. */
export const guestReading = z.object({ through: id });
