import { expect, test } from "vitest";
import { namesOtherPassword } from "./names-other-password.ts";

test.each([
  ["Password: sunset2024", true],
  ["The network is Miramar and the password is sunset2024.", true],
  ["Das Passwort lautet Sonne-1999.", true],
  ["La contraseña es: verano_22", true],
  ["Le mot de passe est soleil2024", true],
  ["La password è lago2024!", true],
  ["密码是 lake2024", true],
  ["Password: lake-house-9", false],
  ["The password is on your key card.", false],
  ["The password is printed inside your key folder.", false],
  ["Das Passwort steht in Ihrer Schlüsselmappe.", false],
  ["Free in the whole house, 100 Mbit/s.", false],
  ["", false],
])("%j beside the page's password: %s", (text, isOther) => {
  expect(namesOtherPassword(text, "lake-house-9")).toBe(isOther);
});

test("a text that names a password contradicts an open network", () => {
  expect(namesOtherPassword("Password: sunset2024", "")).toBe(true);
});
