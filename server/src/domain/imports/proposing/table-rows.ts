import { catalogue, catalogueItem, settable } from "@bellhop/contract/catalogue";
import type { EntryChange, Section, Unit } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { endsWithQuestionMark, fold } from "@bellhop/language/text";
import type { Block } from "../reading/document.ts";
import { fieldsOf, isCoveredByFields } from "./entry-from.ts";
import { entryConfidence } from "./evidence.ts";
import { priceOfCell } from "./money.ts";
import { cut, type Proposed, type ReadFor } from "./proposed.ts";
import { readTimes } from "./times.ts";
import { onlyTopicOf, subjectOf, whereBelongs } from "./which-entry.ts";
import { saysOf, saysPaid } from "./yes-no.ts";

type Row = Extract<Block, { kind: "row" }>;

/** Common column names in several languages, without accents. */
const columns = {
  section:
    "section|category|abschnitt|bereich|kategorie|section|rubrique|categorie|seccion|categoria|sezione|secao",
  key: "key|code|schlussel|cle|clave|chiave|chave|topic|thema|sujet|tema|argomento",
  title:
    "title|facility|facilities|einrichtung|angebot|extra|extras|offer|what|was|equipement|prestation|servicio|servizio|servico|dienst|titel|titre|titulo|titolo|name|nom|nombre|nome|service|item|leistung|amenity|ausstattung",
  question: "question|q|frage|faq|pregunta|domanda|pergunta|vraag",
  answer:
    "answer|a|antwort|reponse|respuesta|risposta|resposta|antwoord|text|texte|texto|testo|tekst|description|beschreibung|descripcion|descrizione|descricao|details|content|inhalt",
  price: "price|preis|prix|precio|prezzo|preco|prijs|cost|kosten|rate|tarif|tarifa",
  currency: "currency|wahrung|devise|moneda|valuta|moeda",
  unit: "unit|einheit|unite|unidad|unita|unidade|per|pro",
  language: "language|lang|locale|sprache|langue|idioma|lingua|taal",
  place: "place|location|ort|lieu|lugar|luogo|local|where|wo",
  availability:
    "available|availability|status|verfugbar|verfugbarkeit|disponible|disponibilite|disponibilidad|disponibile|disponibilita|disponivel|offered",
  hours: "hours|opening hours|times|zeiten|offnungszeiten|heures|horaires|horario|horarios|orari|orario",
  internal: "internal|intern|interne|interno|staff only",
} as const;
type Column = keyof typeof columns;

const sections: [Section, RegExp][] = [
  ["profile", /^(?:profile|profil|perfil|profilo|hotel|house|haus)/],
  [
    "policy",
    /^(?:(?:guest )?polic|rule|hausordnung|regel|richtlin|politique|regl|norma|politica|regolament|regra)/,
  ],
  [
    "amenities",
    /^(?:amenit|facilit|ausstattung|equipement|equipamiento|servicios|servizi|comodidades|instalac)/,
  ],
  ["faq", /^(?:faq|question|frage|pregunta|domand|pergunta|vragen)/],
  ["upsells", /^(?:upsell|extra|add-?on|zusatz|supplement|offer|angebot|upgrade)/],
];
const units: [Unit, RegExp][] = [
  ["person_night", /person.*night|night.*person|person.*nacht|person_night/],
  ["night", /night|nacht|nuit|noche|notte|noite/],
  ["person", /person|guest|gast|personne|persona|pessoa/],
  ["hour", /hour|stunde|heure|hora|ora\b/],
  ["day", /day|tag|jour|dia|giorno/],
  ["stay", /stay|aufenthalt|sejour|estancia|soggiorno|estadia/],
  ["item", /item|piece|stuck|unit|unidad|pezzo|each/],
];
const keys = new Set(catalogue.map(({ key }) => key));

/** Recognises the columns of a header; undefined unless it has one for names and one for values. */
export function columnsOf(header: string[] | null): (Column | undefined)[] | undefined {
  if (!header) return undefined;
  const taken = new Set<Column>();
  const found = header.map((named) => {
    const name = fold(named).replace(/[_-]+/g, " ").trim();
    const column = (Object.keys(columns) as Column[]).find(
      (one) => new RegExp(`^(?:${columns[one]})$`).test(name) && !taken.has(one),
    );
    if (column) taken.add(column);
    return column;
  });
  const isNamed = taken.has("title") || taken.has("question") || taken.has("key");
  return isNamed &&
    (taken.has("answer") || taken.has("price") || taken.has("availability") || taken.has("hours"))
    ? found
    : undefined;
}

/** Makes an entry of a row with recognised columns. Unclear if a cell of hours or prices has further words. */
export function entryOfRow(
  row: Row,
  named: (Column | undefined)[],
  venue: ReadFor,
  languageOf: (text: string) => string,
): Proposed | "unclear" | undefined {
  const cell = (column: Column) => {
    const at = named.indexOf(column);
    return at === -1 ? "" : (row.cells[at] ?? "").trim();
  };
  const [title, question, answer] = [cell("title"), cell("question"), cell("answer")];
  const label = title || question || cell("key");
  const others = row.cells.filter(
    (_cell, at) => !["title", "question", "key", "language", "section"].includes(named[at] ?? ""),
  );
  if (!label || others.every((other) => other === "")) return undefined;
  const said = cell("language").toLowerCase().replace("_", "-");
  const language = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(said)
    ? said
    : languageOf(`${question} ${title} ${answer}`);
  const givenKey = fold(cell("key"))
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  const named_ = sections.find(([, words]) => words.test(fold(cell("section"))))?.[0];
  const topic = keys.has(givenKey) ? givenKey : onlyTopicOf(label, baseOf(language));
  const guessed = topic
    ? whereBelongs(topic, `${label} ${answer}`, [cell("section")], cell("price") !== "")
    : undefined;
  const section = named_ ?? (question ? "faq" : (guessed?.section ?? "faq"));
  const belongs = guessed?.section === section ? guessed.key : topic && section !== "faq" ? topic : undefined;
  const key =
    section === "faq" ? null : /^[a-z][a-z0-9_]{0,59}$/.test(givenKey) ? givenKey : (belongs ?? null);

  const entry: Omit<EntryChange, "entry_id"> = { key };
  const can = settable(section, key);
  const currency = /^[a-z]{3}$/i.test(cell("currency")) ? cell("currency").toUpperCase() : venue.currency;
  const price = can.units.length > 0 ? priceOfCell(cell("price"), currency, language) : undefined;
  if (price) {
    entry.price = price;
  }
  const unitSaid = fold(cell("unit") || cell("price"));
  const unit = units.find(([, words]) => words.test(unitSaid))?.[0];
  if (unit && can.units.includes(unit)) entry.unit = unit;
  if (can.availability) {
    const says = saysOf(cell("availability"), language) ?? saysOf(others.join(" "), language);
    entry.availability =
      says === "no"
        ? "absent"
        : says === "on_request"
          ? "on_request"
          : (price && price.amount > 0) || saysPaid(answer, language)
            ? "paid"
            : "present";
  }
  const times = readTimes(cell("hours"), language) ?? readTimes(answer, language);
  const facts: NonNullable<EntryChange["facts"]> = {};
  if (times?.hours && can.facts.includes("hours")) facts.hours = times.hours;
  if (times?.from && can.facts.includes("from")) facts.from = times.from;
  if (times?.until && can.facts.includes("until")) facts.until = times.until;
  if (Object.keys(facts).length > 0) entry.facts = facts;
  const isCovered = (words: string) => words === "" || isCoveredByFields(words, entry);
  if (!question && (!isCovered(cell("hours")) || (entry.price && !isCovered(cell("price")))))
    return "unclear";
  // The words of a column without a known name would be lost.
  const isLost = row.cells.some((other, at) => named[at] === undefined && /\p{L}/u.test(other));
  if (title && !question && !cell("key") && !cell("section") && !answer && isLost) return "unclear";
  if (!question && !entry.price && cell("price") !== "" && saysOf(cell("price"), language) === undefined)
    return "unclear";
  if (/^(?:yes|ja|oui|si|sim|true|1|x)$/i.test(cell("internal"))) entry.internal = true;
  const questionText = question || (section === "faq" && endsWithQuestionMark(title) ? title : "");
  // A question without an answer: the cell was empty or a formula.
  if (questionText && answer === "") return undefined;
  const text = {
    // Entries of the catalogue have their own names.
    title:
      questionText === title || (section !== "upsells" && catalogueItem(section, key))
        ? ""
        : cut(title, limits.entryTitleCharacters),
    question: questionText ? cut(questionText, limits.entryQuestionCharacters) : null,
    text: cut(answer, limits.entryTextCharacters),
    place: cell("place") ? cut(cell("place"), limits.entryPlaceCharacters) : null,
  };
  if (text.title || text.question || text.text || text.place) entry.texts = { [language]: text };
  const quotes: Record<string, string> = {
    price: `${cell("price")} ${cell("currency")}`.trim(),
    unit: cell("unit") || cell("price"),
    availability: cell("availability") || answer || label,
  };
  const quoteOf = (field: string) =>
    quotes[field] || (field.startsWith("facts.") ? (times?.quote ?? "") : label);
  const isExact = topic === undefined || subjectOf(label, baseOf(language))?.isExact === true;
  const evidence = question ? "question" : named_ ? "column" : isExact ? "label" : "loose_label";
  return {
    section,
    entry,
    evidence,
    confidence: entryConfidence(evidence),
    fields: fieldsOf(entry, evidence, quoteOf),
    place: row.place,
  };
}
