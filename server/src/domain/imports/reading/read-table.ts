import { CsvError, parse } from "csv-parse/sync";
import { type ReadDocument, readingLimits, Unreadable } from "./document.ts";
import { DocumentWriter } from "./document-writer.ts";

const separators = [";", ",", "\t", "|"];
const sampleRows = 20;
const maxColumns = 5_000;

/** The separator of a table's cells; undefined if the text is not a table. */
export function separatorOf(text: string, isNamedTable: boolean): string | undefined {
  refuseTooWide(text);
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? "";
  const found = separators.flatMap((separator) => {
    // A table that breaks later is still a table; readTable refuses it.
    const read = rowsIn(text, separator, sampleRows) ?? rowsIn(firstLine, separator, 1) ?? [];
    const rows = read.filter((row) => row.some((cell) => cell.trim() !== ""));
    const [first] = rows;
    const width = first?.length ?? 0;
    if (!first || width < 2) return [];
    const alike = rows.filter((row) => row.length === width).length / rows.length;
    const looksNamed = namesColumns(first);
    const isTable = looksNamed ? alike >= 0.5 : isNamedTable && alike >= 0.8 && rows.length > 1;
    return isTable ? [{ separator, worth: alike + (looksNamed ? 1 : 0) + width / 1_000 }] : [];
  });
  return found.toSorted((one, other) => other.worth - one.worth)[0]?.separator;
}

/** Refuses tables that are too wide before parsing them. Long lines of prose have fewer separators. */
function refuseTooWide(text: string) {
  for (const line of text.split(/[\r\n]/)) {
    if (line.length < maxColumns) continue;
    for (const separator of separators) {
      const columns = line.split(separator).length;
      if (columns > maxColumns && columns * 10 > line.length)
        throw new Unreadable({ code: "too_many_columns" });
    }
  }
}

const columnNames =
  /^(?:section|abschnitt|bereich|key|schl[uü]ssel|topic|thema|title|titel|titre|t[ií]tulo|titolo|name|question|frage|pregunta|domanda|pergunta|answer|antwort|r[eé]ponse|respuesta|risposta|resposta|text|texte|texto|testo|description|beschreibung|price|preis|prix|precio|prezzo|pre[cç]o|currency|w[aä]hrung|devise|moneda|valuta|moeda|language|sprache|langue|idioma|lingua|l[ií]ngua|place|ort|lieu|lugar|luogo|unit|einheit|available|availability|verf[uü]gbar|hours|[oö]ffnungszeiten)$/i;

const namesColumns = (row: string[]) => row.filter((cell) => columnNames.test(cell.trim())).length >= 2;

/** Reads delimited text. Cells with formulas are emptied and counted. */
export function readTable(text: string, separator: string): ReadDocument {
  const writer = new DocumentWriter();
  const rows = rowsIn(text, separator, readingLimits.tableRows + 1);
  if (!rows) throw new Unreadable({ code: "broken_table" });
  if (rows.length > readingLimits.tableRows) writer.leaveOut("parts_at_the_end");
  const [first] = rows;
  const header = first?.every((cell) => cell.length <= 60)
    ? first.map((cell) => (isFormula(cell) ? "" : cell.trim()))
    : null;
  for (const [index, row] of rows.slice(0, readingLimits.tableRows).entries()) {
    if (index === 0 && header) continue;
    writer.leaveOut("formulas", row.filter(isFormula).length);
    if (row.length > readingLimits.tableColumns) writer.leaveOut("cut_passages");
    writer.add({
      kind: "row",
      cells: row.map((cell) => (isFormula(cell) ? "" : cell)),
      header,
      place: `row ${index + 1}`,
    });
  }
  return writer.document();
}

/** True for what a spreadsheet would compute or call, and not for phone numbers, negative prices or dashes. */
function isFormula(cell: string): boolean {
  const text = cell.normalize("NFKC").replace(/^[\p{C}\p{Z}\p{M}\u115f\u1160]+/u, "");
  return text.startsWith("=") || (/^[+\-@]/.test(text) && /[A-Za-z]\w*\s*[(!|]/.test(text));
}

/** The first rows of a table; undefined if they are malformed. */
function rowsIn(text: string, separator: string, maxRows: number): string[][] | undefined {
  try {
    return parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows,
      max_record_size: 1_000_000,
      bom: true,
    });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
