import { expect, test } from "vitest";
import { passwordProblem } from "./password-rule.ts";

const email = "marta.conti@belvedere.example";

test.each([
  ["eleven char", "too_short"],
  ["🔑🔑🔑🔑🔑🔑🔑🔑", "too_short"],
  ["x1".repeat(129), "too_long"],
  ["marta.conti@belvedere.example", "is_email"],
  ["my Marta.Conti@Belvedere.Example", "is_email"],
  ["MartaConti1984!", "is_email"],
  ["belvedereexample1", "is_email"],
  ["Bellhop-2026-!", "is_product"],
  ["bellhopbellhop", "is_product"],
  ["aaaaaaaaaaaaa", "repeats"],
  ["abababababab", "repeats"],
  ["123412341234", "repeats"],
  ["123456789012", "is_row"],
  ["9876543210987", "is_row"],
  ["qwertyuiopasd", "is_row"],
  ["abcdefghijklmno", "is_row"],
  ["1-2-3-4-5-6-7-8-9", "is_row"],
  ["password1234", "common"],
  ["Passwort!2026", "common"],
  ["Contraseña2026", "common"],
  ["adminpassword1", "common"],
  ["Welcome_Hotel_1", "common"],
])("%s is refused as %s", (password, problem) => {
  expect(passwordProblem(password, { email })).toBe(problem);
});

test.each([
  "grand hotel at the lake",
  "four brown umbrellas",
  "correct horse battery staple",
  "ثلاث مظلات بنية كبيرة",
  "x9 Q!r7 vLp2 zz",
  "my bellhop carries nine trunks",
  "xxxyzyzyzthe end of it",
])("any words will do: %s", (password) => {
  expect(passwordProblem(password, { email })).toBeUndefined();
});
