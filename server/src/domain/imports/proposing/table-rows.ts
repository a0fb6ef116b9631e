import { catalogue, catalogueItem, settable } from "@bellhop/contract/catalogue";
import type { EntryChange, Section, Unit } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { endsWithQuestionMark, fold } from "@bellhop/language/text";
import type { Block } from "../reading/document.ts";
import { givesOrders } from "./gives-orders.ts";
import { priceOfCell } from "./money.ts";
import { cut, type Proposed, quoteCharacters, type ReadFor } from "./proposed.ts";
import { saysOf } from "./says-of.ts";
import { subjectOf, whereBelongs } from "./topics.ts";

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

/** Recognises the columns of a table of entries; undefined for other tables, whose rows are passages. */
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
  const isOfEntries = taken.has("key") || taken.has("section") || taken.has("question");
  return isOfEntries && (taken.has("answer") || taken.has("title") || taken.has("price")) ? found : undefined;
}

/** Makes an entry of a row: its named columns set their fields, and the other cells stay in the words. */
export function entryOfRow(
  row: Row,
  named: (Column | undefined)[],
  venue: ReadFor,
  languageOf: (text: string) => string,
): Proposed {
  const cell = (column: Column) => (row.cells[named.indexOf(column)] ?? "").trim();
  const others = row.cells.flatMap((text, at) =>
    text && named[at] === undefined ? [row.header?.[at] ? `${row.header[at]}: ${text}` : text] : [],
  );
  const [title, question] = [cell("title"), cell("question")];
  const answer = [cell("answer"), ...others].filter(Boolean).join("\n");
  const label = title || question || cell("key");
  const said = cell("language").toLowerCase().replace("_", "-");
  const language =
    venue.languages.find((one) => one.toLowerCase() === said) ?? languageOf(`${label} ${answer}`);
  const givenKey = fold(cell("key"))
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
  const namedSection = sections.find(([, words]) => words.test(fold(cell("section"))))?.[0];
  const topic = keys.has(givenKey) ? givenKey : question ? undefined : subjectOf(label, baseOf(language));
  const guessed = topic ? whereBelongs(topic, `${label} ${answer}`) : undefined;
  const section = namedSection ?? (question ? "faq" : (guessed?.section ?? "faq"));
  const own = /^[a-z][a-z0-9_]{0,59}$/.test(givenKey)
    ? givenKey
    : guessed?.section === section
      ? guessed.key
      : null;
  const key = section === "faq" ? null : own;

  const can = settable(section, key);
  const entry: Omit<EntryChange, "entry_id"> = { key };
  const fields: Proposed["fields"] = [];
  const set = <Field extends "price" | "unit" | "availability">(
    field: Field,
    value: EntryChange[Field],
    quote: string,
  ) => {
    if (value == null) return;
    entry[field] = value;
    fields.push({ field, quote: cut(quote, quoteCharacters) });
  };
  const currency = /^[a-z]{3}$/i.test(cell("currency")) ? cell("currency").toUpperCase() : venue.currency;
  const priceWords = `${cell("price")} ${cell("currency")}`.trim();
  const price = can.units.length > 0 ? priceOfCell(cell("price"), currency, baseOf(language)) : undefined;
  set("price", price, priceWords);
  const unit = units.find(([, words]) => words.test(fold(cell("unit") || cell("price"))))?.[0];
  if (price && unit && can.units.includes(unit)) set("unit", unit, cell("unit") || priceWords);
  if (can.availability) {
    const says = saysOf(cell("availability"), baseOf(language));
    const offer =
      says === "no"
        ? "absent"
        : says === "on_request"
          ? says
          : price && price.amount > 0
            ? "paid"
            : says && "present";
    set("availability", offer, cell("availability") || priceWords);
  }
  if (/^(?:yes|ja|oui|si|sim|true|1|x)$/i.test(cell("internal"))) entry.internal = true;
  const questionText = question || (section === "faq" && endsWithQuestionMark(title) ? title : "");
  // Cells that set no field stay in the words.
  const unread = [
    !price && priceWords,
    !entry.unit && cell("unit"),
    !entry.availability && cell("availability"),
  ].filter(Boolean);
  const text = [answer, ...unread].filter(Boolean).join("\n") || (questionText ? "" : label);
  const isNamed = section !== "upsells" && catalogueItem(section, key) !== undefined;
  const words = {
    title: isNamed || questionText === title ? "" : cut(title, limits.entryTitleCharacters),
    question: questionText ? cut(questionText, limits.entryQuestionCharacters) : null,
    text: cut(
      text === label && (isNamed || title) && fields.length > 0 ? "" : text,
      limits.entryTextCharacters,
    ),
    place: cell("place") ? cut(cell("place"), limits.entryPlaceCharacters) : null,
  };
  const isOurs = venue.languages.some((one) => baseOf(one) === baseOf(language));
  entry.texts = { [isOurs ? language : (venue.languages[0] ?? "en")]: words };
  const passage = row.cells.filter(Boolean).join("\n");
  // A question without an answer: the cell was empty or a formula.
  const leftOut =
    questionText && text === ""
      ? "title"
      : givesOrders(passage)
        ? "orders"
        : isOurs
          ? null
          : "other_language";
  return { section, entry, leftOut, fields, place: row.place, passage };
}
