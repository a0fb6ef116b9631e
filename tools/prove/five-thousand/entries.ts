import type { Section } from "@bellhop/contract/knowledge";

/** Each with its name in English, German and Italian. */
const things: [en: string, de: string, it: string][] = [
  ["Boat tour", "Bootsfahrt", "Gita in barca"],
  ["Pottery class", "Töpferkurs", "Corso di ceramica"],
  ["Olive oil tasting", "Olivenöl-Verkostung", "Degustazione di olio"],
  ["Villa Rosa", "Villa Rosa", "Villa Rosa"],
  ["Pizzeria Da Piero", "Pizzeria Da Piero", "Pizzeria Da Piero"],
  ["Hiking trail", "Wanderweg", "Sentiero"],
  ["Museum of silk", "Seidenmuseum", "Museo della seta"],
  ["Room with a view", "Zimmer mit Aussicht", "Camera con vista"],
  ["Cable car", "Seilbahn", "Funivia"],
  ["Sunday market", "Sonntagsmarkt", "Mercato della domenica"],
];
/** Common questions about the hotel, with their only answer. */
const house: [en: string, de: string, it: string][] = [
  [
    "Breakfast is from 7:00 to 10:30 and costs €18 per person.",
    "Frühstück gibt es von 7:00 bis 10:30 Uhr für 18 € pro Person.",
    "La colazione è dalle 7:00 alle 10:30 e costa 18 € a persona.",
  ],
  [
    "The pool is open from 8:00 to 20:00. Towels are free.",
    "Der Pool ist von 8:00 bis 20:00 Uhr geöffnet. Handtücher sind kostenlos.",
    "La piscina è aperta dalle 8:00 alle 20:00. Gli asciugamani sono gratuiti.",
  ],
  [
    "Parking costs €15 per night. Dogs are allowed.",
    "Parken kostet 15 € pro Nacht. Hunde sind erlaubt.",
    "Il parcheggio costa 15 € a notte. I cani sono ammessi.",
  ],
  [
    "Check-in is from 15:00, check-out is until 11:00.",
    "Check-in ist ab 15:00 Uhr, Check-out bis 11:00 Uhr.",
    "Il check-in è dalle 15:00, il check-out entro le 11:00.",
  ],
];

const shares: [Section, number][] = [
  ["faq", 0.7],
  ["upsells", 0.12],
  ["amenities", 0.1],
  ["policy", 0.05],
  ["profile", 0.03],
];

/** A venue with that many entries in three languages, full of times, prices, yes and no; one pair contradicts. */
export function manyEntries(count: number) {
  const entries = shares.flatMap(([section, share]) =>
    Array.from({ length: Math.round(count * share) }, (_, i) => entryOf(section, i)),
  );
  return entries.slice(0, count);
}

/** The same entries, with texts swapped among them: changes made by calls. */
export function rewrittenEntries(count: number): [Section, ReturnType<typeof entryOf>[]][] {
  const fromWireSections = Map.groupBy(manyEntries(count), ({ section }) => section);
  return [...fromWireSections].map(([section, entries]) => [
    section,
    entries.map((entry, i) => ({ ...entryOf(section, i + 1), entry_id: entry.entry_id })),
  ]);
}

export const idOf = (section: Section, i: number) =>
  `00000000-0000-4000-8000-${sectionNumber(section)}${i.toString(16).padStart(11, "0")}`;

const sectionNumber = (section: Section) => shares.findIndex(([name]) => name === section);

function entryOf(section: Section, i: number) {
  const [en, de, it] = things[i % things.length] ?? ["", "", ""];
  const [inEnglish, inGerman, inItalian] = house[i % house.length] ?? ["", "", ""];
  const n = i + 1;
  const from = `${7 + (i % 4)}:${i % 2 ? "30" : "00"}`;
  const to = `${17 + (i % 5)}:00`;
  const price = 5 + (i % 60);
  // Some repeat other entries, as long FAQs do.
  const [more, mehr, altro] = i % 5 === 0 ? [` ${inEnglish}`, ` ${inGerman}`, ` ${inItalian}`] : ["", "", ""];
  return {
    section,
    entry_id: idOf(section, i),
    ...(section === "upsells" && {
      price: { amount: price * 100, currency: "EUR" },
      unit: "person",
      offer: {
        lead_minutes: 120,
        capacity: null,
        approval: "instant",
        expires_hours: null,
        tax_percent: null,
      },
    }),
    texts: {
      en: {
        title: `${en} ${n}`,
        question: `When does ${en} ${n} open, and what does it cost?`,
        text: `${en} ${n} is open daily from ${from} to ${to} and costs €${price}.50 per person; children under ${4 + (i % 8)} are free. Dogs are ${i % 3 ? "not " : ""}allowed at number ${n}.${more}`,
        place: null,
      },
      de: {
        title: `${de} ${n}`,
        question: `Wann öffnet ${de} ${n}, und was kostet es?`,
        text: `${de} ${n} ist täglich von ${from} bis ${to} Uhr geöffnet und kostet ${price},50 € pro Person; Kinder unter ${4 + (i % 8)} Jahren sind frei. Hunde sind bei Nummer ${n} ${i % 3 ? "nicht " : ""}erlaubt.${mehr}`,
        place: null,
      },
      it: {
        title: `${it} ${n}`,
        question: `Quando apre ${it} ${n} e quanto costa?`,
        text: `${it} ${n} è aperto ogni giorno dalle ${from} alle ${to} e costa ${price},50 € a persona; gratis sotto i ${4 + (i % 8)} anni. I cani ${i % 3 ? "non " : ""}sono ammessi al numero ${n}.${altro}`,
        place: null,
      },
    },
  };
}
