import * as z from "zod/mini";
import { access } from "./access.ts";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { name, words } from "./values.ts";
import { newVenue } from "./venues.ts";

const answer = z.optional(words(limits.firstAnswerCharacters));

/** In the venue's default language; empty answers are ignored. */
export const firstAnswers = z.strictObject({
  check_in: answer,
  check_out: answer,
  breakfast: answer,
  wifi: answer,
  parking: answer,
  pets: answer,
});
export type FirstAnswers = z.infer<typeof firstAnswers>;

export const completeSignup = call("POST /api/complete_signup", {
  summary:
    "Creates an operator with its first venue. The signed-in person becomes its owner. With at least one answer the venue's assistant is published at once. A person can create one operator.",
  input: z.object({
    operator_name: name(limits.operatorNameCharacters).check(z.minLength(1, invalid("name_missing"))),
    venue: newVenue,
    /** If the identity provider has none. */
    your_name: z.optional(name(limits.memberNameCharacters)),
    answers: z.optional(firstAnswers),
  }),
  output: access,
  role: "person",
  scope: "person",
  access: "changes",
  audit: "noted",
  refuses: ["already_signed_up", "email_unconfirmed"],
});
