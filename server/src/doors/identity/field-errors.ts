import { limits } from "@bellhop/contract/limits";
import { cleanName } from "@bellhop/contract/values";
import { isEmail, passwordLengths, passwordProblem } from "../../domain/identity/index.ts";
import { formWords } from "./pages/account-forms.words.ts";
import type { RenderContext } from "./pages/render-context.ts";
import type { Credential } from "./pages/sign-in-page.ts";

/** A name as a form gives it, empty where nothing of it would show. */
export const parseName = (given: string | null) => cleanName(given ?? "");

/** What is wrong with a name, in words; undefined where it will do. */
export function nameError({ language }: RenderContext, name: string): string | undefined {
  const words = formWords[language];
  if (name === "") return words.nameMissing;
  const most = limits.memberNameCharacters;
  return [...name].length > most ? words.nameTooLong(most) : undefined;
}

/** What is wrong with an e-mail address, in words. */
export function emailError({ language }: RenderContext, email: string): string | undefined {
  const words = formWords[language];
  if (email === "") return words.emailMissing;
  return isEmail(email) ? undefined : words.emailNotWhole;
}

/** Asks for a password that somebody has, where none was given. */
export function passwordMissing({ language }: RenderContext, password: string): string | undefined {
  return password === "" ? formWords[language].passwordMissing : undefined;
}

/** What somebody who signs in left empty. */
export const emptyCredentials = ({ email, password }: Record<Credential, string>): Credential[] => [
  ...(email.trim() === "" ? (["email"] as const) : []),
  ...(password === "" ? (["password"] as const) : []),
];

/** Which rule a chosen password does not meet, in words. */
export function newPasswordError(
  { language }: RenderContext,
  password: string,
  email: string,
): string | undefined {
  const problem = passwordProblem(password, { email });
  if (!problem) return undefined;
  const words = formWords[language].passwordProblems;
  if (problem === "too_short") return words.too_short(passwordLengths.least);
  if (problem === "too_long") return words.too_long(passwordLengths.most);
  return words[problem];
}
