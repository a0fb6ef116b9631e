/** In the languages of guests. "The password is on your key card" names none. */
const announced =
  /(?:passw(?:or[dt])?|passwort|kennwort|wachtwoord|mot de passe|contraseña|clave|senha|parola|şifre|пароль|كلمة (?:السر|المرور)|密码|パスワード)[^.!?。]{0,12}?(?:[:=：是は]|(?<!\p{L})(?:is|ist|es|est|è|é|lautet|luidt)(?!\p{L}))\s*["“„«]?([^\s"“”„«»]{6,63})/iu;
/** Has a digit or a sign, which no word of a sentence has. */
const looksLikePassword = /[\p{L}].*[\d_@#$%&*+-]|[\d].*[\p{L}]|^\d{8,}$/u;

/** True if a text about the Wi-Fi seems to tell a password that is not this one. */
export function namesOtherPassword(text: string, password: string): boolean {
  if (password !== "" && text.includes(password)) return false;
  const named = announced.exec(text)?.[1]?.replace(/[.,;)]+$/u, "");
  return named !== undefined && looksLikePassword.test(named);
}
