import { expect, test } from "vitest";
import { joinNames, readName } from "./read-names.ts";

test.each([
  ["SMITH/JOHN MR", "John Smith"],
  ["O'NEIL/SEAN", "Sean O'Neil"],
  ["GARCIA LOPEZ/MARIA JOSE MRS", "Maria Jose Garcia Lopez"],
  ["MCDONALD/RONALDMR", "Ronald McDonald"],
  ["VAN DER BERG/JAN MR", "Jan van der Berg"],
  ["SMITH/JOHN MR/JANE MRS", "John Smith"],
  ["SAINT-EXUPÉRY/ANTOINE DE MR", "Antoine de Saint-Exupéry"],
  ["TEST/ADAM MR", "Adam Test"],
  ["MÜLLER, PETRA PROF DR", "Petra Müller"],
  ["JÜRGEN GROß", "Jürgen Groß"],
  ["İBRAHİM IŞIK", "İbrahim Işık"],
  ["NGUYEN VAN ANH", "Nguyen Van Anh"],
  ["IJSBRAND VAN DIJK", "IJsbrand van Dijk"],
  ["MARIO D'ANGELO", "Mario D'Angelo"],
  ["ИВАНОВ ИВАН", "Иванов Иван"],
  ["JOHN SMITH III", "John Smith III"],
  ["DUPONT Élise", "Dupont Élise"],
  // Names that need no help.
  ["Ludwig van Beethoven", "Ludwig van Beethoven"],
  ["Amr Hassan", "Amr Hassan"],
  ["Hoon NA", "Hoon NA"],
  ["AJ", "AJ"],
  ["Smith, John", "John Smith"],
  ["John Smith, Jane Smith", "John Smith"],
  ["Anna/Peter Müller", "Anna/Peter Müller"],
])("%s is %s", (text, name) => {
  expect(readName(text)).toBe(name);
});

test.each([
  ["Christopher", "Null", "Christopher Null"],
  ["Hoon", "Na", "Hoon Na"],
  ["Ana", "None", "Ana None"],
  ["CHRISTOPHER", "NULL", "Christopher Null"],
  ["Adam", "Test", "Adam Test"],
  ["", "Madonna", "Madonna"],
  // What programs write in place of a missing value.
  ["NULL", "Madonna", "Madonna"],
  ["null", "null", ""],
  ["None", "", ""],
  ["Anna", "n/a", "Anna"],
  ["-", "Novak", "Novak"],
  ["unknown", "Novak", "Novak"],
])("%j and %j are %j", (first, last, name) => {
  expect(joinNames(first, last)).toBe(name);
});
