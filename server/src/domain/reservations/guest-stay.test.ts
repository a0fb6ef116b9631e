import { expect, test } from "vitest";
import { isSurnameOf } from "./guest-stay.ts";

test.for([
  ["Ferri", "Giulia Ferri", true],
  ["ferri", "FERRI Giulia", true],
  ["Muller", "Jürgen Müller", true],
  ["van der Berg", "Anna van der Berg", true],
  ["Berg", "Anna van der Berg", true],
  ["山田", "山田 太郎", true],
  ["Ferri", "Giulia Ferrini", false],
  ["Rosa", "Maria Rosa Ferri", false],
  ["", "Giulia Ferri", false],
  ["-", "Giulia Ferri", false],
] as const)("%s is the surname of %s: %s", ([surname, name, expected]) => {
  expect(isSurnameOf(surname, name)).toBe(expected);
});
