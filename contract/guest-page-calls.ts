import * as z from "zod/mini";
import { limits } from "./limits.ts";
import { id, words } from "./values.ts";

/** `POST /g/<key>/messages`, as JSON or as a form. */
export const guestWriting = z.object({
  /** Chosen by the page: the same id again is the same message. */
  sent_as: id,
  text: words(limits.messageCharacters).check(z.minLength(1)),
});

/** The same as a form: a tap on a button of a message. */
export const guestChoosing = z.object({ sent_as: id, choice: z.string().check(z.maxLength(100)) });

/** `POST /g/<key>/files`, as a multipart form with a `file`, or without one like a message. */
export const guestSendingFile = z.object({ sent_as: id, text: words(limits.messageCharacters) });

/** `POST /g/<key>/verify`, a form: shows the guest their stay. */
export const guestVerifying = z.object({
  reservation_number: words(limits.reservationNumberCharacters).check(z.minLength(1)),
  surname: words(limits.guestNameCharacters).check(z.minLength(1)),
  /** Idempotency key, chosen by the page. */
  form_id: z.optional(id),
});

/**
 * `POST /g/<key>/code`, a form: requests a one-time code. The response is the same whether or not there is a booking.
 */
export const guestAskingForCode = z.object({
  reservation_number: words(limits.reservationNumberCharacters).check(z.minLength(1)),
});

/** `POST /g/<key>/enter-code`, a form: shows the guest their stay. */
export const guestEnteringCode = z.object({
  code: words(limits.reservationNumberCharacters),
  form_id: z.optional(id),
});

/** `POST /g/<key>/sign-in`, a form: opens the guest's own conversation, once per link. */
export const guestSigningIn = z.object({ link: z.string().check(z.regex(/^[\w-]{32}$/)) });

/** `POST /g/<key>/rating`, as JSON or as a form: the guest's rating of an answer. Null removes it. */
export const guestRating = z.object({ message_id: id, is_helpful: z.nullable(z.boolean()) });

/** `POST /g/<key>/stay-rating`, a form: the guest's rating of the stay, for the message that asked. */
export const guestRatingStay = z.object({
  sent_as: id,
  asked_id: id,
  score: z.coerce.number().check(z.int(), z.gte(1), z.lte(5)),
  comment: words(limits.ratingCommentCharacters),
});

/** `POST /g/<key>/read`: the guest has seen the messages up to this one. */
export const guestReading = z.object({ through: id });
