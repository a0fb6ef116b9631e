import { normalizeEmail } from "./email.ts";

export const passwordLengths = { min: 12, max: 256 } as const;

type PasswordProblem = "too_short" | "too_long" | "is_email" | "is_product" | "repeats" | "is_row" | "common";

/** The most common leaked passwords in the pages' languages, without digits and signs. */
const commonWords = new Set(
  (
    "password passwort motdepasse contrasena contraseña senha parola pass passw pw kennwort hasło secret geheim " +
    "admin administrator root user guest login welcome willkommen bienvenue bienvenido benvenuto bemvindo changeme " +
    "letmein iloveyou qwerty qwertz azerty hotel reception rezeption recepcion recepción recepção ricezione test default"
  ).split(" "),
);
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "12345678901234567890",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
];

export function passwordProblem(password: string, { email }: { email: string }): PasswordProblem | undefined {
  const length = [...password].length;
  if (length < passwordLengths.min) return "too_short";
  if (length > passwordLengths.max) return "too_long";
  const folded = password.normalize("NFKC").toLowerCase();
  const letters = folded.replace(/[^\p{L}]/gu, "");
  const [mailbox = "", host = ""] = normalizeEmail(email).split("@");
  const personal = [mailbox, host, mailbox + host].map((part) => part.replace(/[^\p{L}]/gu, ""));
  if (folded.includes(normalizeEmail(email)) || (letters.length > 3 && personal.includes(letters)))
    return "is_email";
  if (onlyWords(letters, new Set(["bellhop"]))) return "is_product";
  if (/^(.{1,4})\1{2,}.{0,3}$/su.test(folded)) return "repeats";
  const plain = folded.replace(/[^\p{L}\p{N}]/gu, "");
  if (plain !== "" && isRow(plain)) return "is_row";
  if (onlyWords(letters, commonWords)) return "common";
  return undefined;
}

function onlyWords(letters: string, words: ReadonlySet<string>): boolean {
  if (letters === "" || words.has(letters)) return words.has(letters);
  for (let cut = 1; cut < letters.length; cut++) {
    if (words.has(letters.slice(0, cut)) && words.has(letters.slice(cut))) return true;
  }
  return false;
}

function isRow(plain: string): boolean {
  const backwards = [...plain].reverse().join("");
  return rows.some((row) => {
    const twice = row + row;
    return twice.includes(plain) || twice.includes(backwards);
  });
}
