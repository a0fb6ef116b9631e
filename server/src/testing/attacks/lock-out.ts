import { testBrowser } from "../../doors/identity/test-browser.ts";
import { openSignIn, sendSignIn } from "../sign-in-over-http.ts";

type Target = { url: string; email: string; password: string };

/** More guesses than an address may make in 15 minutes. */
const guesses = 205;
const atOnce = 20;

/**
 * Someone behind the same address guesses passwords, of many accounts and of one. Returns what went wrong: guessing was
 * not slowed, or it locked the person out of their own browser.
 */
export async function lockOutColleagues({ url, email, password }: Target): Promise<string[]> {
  const usual = testBrowser();
  const signIn = async (browser: ReturnType<typeof testBrowser>, typed: string, as = email) => {
    const opened = await openSignIn(url, {}, browser);
    return sendSignIn(opened, { email: as, password: typed });
  };
  const findings: string[] = [];
  const before = await signIn(usual, password);
  if (before.status !== 303)
    findings.push(`the person could not sign in before the attack: ${before.status}`);

  // One form serves all guesses, as an attacker would save the page.
  const stranger = await openSignIn(url);
  const statuses: number[] = [];
  const guess = async (as: string) => {
    const answer = await sendSignIn(stranger, { email: as, password: "a guessed password" });
    statuses.push(answer.status);
    if (answer.status === 429 && !answer.headers.get("retry-after"))
      findings.push("a refused guess has no Retry-After");
  };
  for (let sent = 0; sent < guesses; sent += atOnce)
    await Promise.all(Array.from({ length: atOnce }, (_none, n) => guess(`ghost-${sent + n}@hotel.example`)));
  for (let n = 0; n < 12; n++) await guess(email);
  if (!statuses.includes(429)) findings.push("password guessing from one address was not slowed");

  // The session's cookie is not what lets them in: a new sign-in asks for the password again.
  const after = await signIn(usual, password);
  if (after.status !== 303) findings.push(`a colleague at the same address was locked out: ${after.status}`);
  const newcomer = await signIn(testBrowser(), password);
  if (newcomer.status !== 429) findings.push(`an unknown browser was not slowed: ${newcomer.status}`);
  return findings;
}
