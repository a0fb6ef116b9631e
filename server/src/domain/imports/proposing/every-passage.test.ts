import type { KnowledgeEntry } from "@bellhop/language/entries";
import { renderEntry } from "@bellhop/language/rendering";
import { expect, test } from "vitest";
import { readSource } from "../reading/index.ts";
import { propose } from "./propose.ts";

const things = {
  en: [
    "Parking",
    "Sauna",
    "Breakfast",
    "Boat house",
    "Kayaks",
    "Pets",
    "Wi-Fi",
    "Check-out",
    "Bins",
    "Stove",
  ],
  de: ["Parken", "Sauna", "Frühstück", "Bootshaus", "Kajaks", "Haustiere", "WLAN", "Abreise", "Müll", "Ofen"],
};
/** Each says a number, a negation or an exception that a guest must not lose. */
const statements = {
  en: [
    "This costs €7 per day, and €3 from the third day.",
    "It is not available on Mondays.",
    "Open from 8:00 to 20:00, except in November.",
    "Please don't use it after 22:00.",
    "Children under 12 only with an adult.",
    "Up to 4 people, never more than 6.",
    "Free until 18:00, otherwise €15.",
    "No deposit, unless you stay longer than 14 nights.",
    "Without a booking there is room for 2 at most.",
    "From 1 May to 30 September only.",
  ],
  de: [
    "Das kostet 7 € pro Tag, ab dem dritten Tag 3 €.",
    "Montags nicht verfügbar.",
    "Geöffnet von 8:00 bis 20:00 Uhr, außer im November.",
    "Bitte nicht nach 22:00 Uhr benutzen.",
    "Kinder unter 12 Jahren nur mit einem Erwachsenen.",
    "Höchstens 4 Personen, nie mehr als 6.",
    "Frei bis 18:00 Uhr, sonst 15 €.",
    "Keine Kaution, außer bei mehr als 14 Nächten.",
    "Ohne Anmeldung ist Platz für höchstens 2.",
    "Nur vom 1. Mai bis 30. September.",
  ],
};

type Layout = (thing: string, statement: string) => string;
const layouts: [string, Layout][] = [
  ["headings", (thing, statement) => `## ${thing}\n\n${statement}\n`],
  ["labels", (thing, statement) => `${thing}: ${statement}`],
  ["label lines", (thing, statement) => `${thing}\n${statement}\n`],
  ["questions", (thing, statement) => `${thing}?\n${statement}\n`],
];

test.each(layouts)(
  "no number, negation or exception is lost between a source with %s and a guest",
  async (_name, layout) => {
    let count = 0;
    for (const language of ["en", "de"] as const) {
      for (const turn of things[language].keys()) {
        const pairs = things[language].map((thing, at) => [
          thing,
          statements[language][(at + turn) % statements[language].length] ?? "",
        ]);
        const text = pairs.map(([thing = "", statement = ""]) => layout(thing, statement)).join("\n");
        const document = await readSource({
          bytes: Buffer.from(text),
          kind: "text",
          name: "x",
          contentType: "",
        });
        const { proposed } = propose(document, { languages: ["en", "de"], currency: "EUR" });
        const answers = proposed
          .filter(({ leftOut }) => leftOut === null)
          .map(({ section, entry: { key, texts, facts, price, unit, availability } }) => {
            const written = {
              entryId: "",
              section,
              ...(key && { key }),
              ...(facts && { facts }),
              ...(price && { price }),
              ...(unit && { unit }),
              ...(availability && { availability }),
              texts,
            } as KnowledgeEntry;
            const rendered = renderEntry(written, { languages: ["en", "de"], defaultLanguage: "en" });
            return Object.values(rendered?.texts ?? {})
              .map((one) => one.text)
              .join("\n");
          });
        for (const [thing, statement = ""] of pairs) {
          expect(
            answers.some((answer) => answer.includes(statement)),
            `${thing}: ${statement}`,
          ).toBe(true);
          count += 1;
        }
      }
    }
    expect(count).toBe(200);
  },
);
