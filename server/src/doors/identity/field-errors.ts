import { limits } from "@bellhop/contract/limits";
import { cleanName } from "@bellhop/contract/values";
import { isEmail, passwordLengths, passwordProblem } from "../../domain/identity/index.ts";
import { formWords } from "./pages/account-forms.words.ts";
import type { RenderContext } from "./pages/render-context.ts";
import type { Credential } from "./pages/sign-in-page.ts";

/** Empty if nothing of the name would be visible. */
export const parseName = (value: string | null) => cleanName(value ?? "");

export function nameError({ language }: RenderContext, name: string): string | undefined {
  const words = formWords[language];
  const max = limits.memberNameCharacters;
  if (name === "") return words.nameMissing;
  return [...name].length > max ? words.nameTooLong(max) : undefined;
}

export function emailError({ language }: RenderContext, email: string): string | undefined {
  const words = formWords[language];
  if (email === "") return words.emailMissing;
  return isEmail(email) ? undefined : words.emailNotWhole;
}

export function missingPasswordError({ language }: RenderContext, password: string): string | undefined {
  return password === "" ? formWords[language].passwordMissing : undefined;
}

export const emptyCredentials = ({ email, password }: Record<Credential, string>): Credential[] => [
  ...(email.trim() === "" ? (["email"] as const) : []),
  ...(password === "" ? (["password"] as const) : []),
];

export function newPasswordError(
  { language }: RenderContext,
  password: string,
  email: string,
): string | undefined {
  const problem = passwordProblem(password, { email });
  if (!problem) return undefined;
  const words = formWords[language].passwordProblems;
  if (problem === "too_short") return words.too_short(passwordLengths.min);
  if (problem === "too_long") return words.too_long(passwordLengths.max);
  return words[problem];
}
