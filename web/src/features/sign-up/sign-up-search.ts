/** The steps to a hotel, in order. */
export const signUpSteps = ["hotel", "place", "desk", "answers"] as const;
export type SignUpStep = (typeof signUpSteps)[number];

export type SignUpSearch = { step?: SignUpStep };

/** What the address says of the sign-up: which step is open. */
export function readSignUpSearch({ step }: Record<string, unknown>): SignUpSearch {
  const known = signUpSteps.find((one) => one === step);
  return known ? { step: known } : {};
}
