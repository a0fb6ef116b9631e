export const signUpSteps = ["hotel", "place", "desk", "answers"] as const;
export type SignUpStep = (typeof signUpSteps)[number];

type SignUpSearch = { step?: SignUpStep };

export function readSignUpSearch({ step }: Record<string, unknown>): SignUpSearch {
  const known = signUpSteps.find((one) => one === step);
  return known ? { step: known } : {};
}
