import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { FileRefused } from "./source-row.ts";

/** A row of a table, and the line where it begins, from 1. */
export type CsvRecord = { line: number; cells: string[] };

/** Longer records come from a quote that is never closed. */
const maxRecordCharacters = 100_000;

/** Rows of delimited text, without empty ones. `pieces` has "\n" for all line breaks. */
export async function* readRecords(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let line = 1;
  // The parser may be ahead of the record that is read.
  let parsedLines = 0;
  const parser = parse({
    delimiter,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
    // A quote may stand behind a space.
    ltrim: true,
    max_record_size: maxRecordCharacters,
    info: true,
    on_record: (record, { lines }) => {
      parsedLines = lines;
      return record;
    },
  });
  const source = Readable.from(pieces);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      const begins = line;
      line = info.lines + 1;
      if (record.some((cell) => cell.trim() !== "")) yield { line: begins, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FileRefused("not_a_table", parsedLines + 1);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}
