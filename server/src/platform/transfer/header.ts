import * as z from "zod/mini";

export const exportFormat = "bellhop export";
/** The form of the file; a reader refuses one that is newer than itself. */
export const formatVersion = 1;

/**
 * The first line of an export. Behind it each table follows as one line of JSON, its rows in PostgreSQL's text form
 * of COPY, a line `\.`, and one line of JSON with their number and checksum; the last line seals the whole.
 */
export const exportHeader = z.object({
  format: z.literal(exportFormat),
  version: z.number(),
  /** Of the Bellhop that wrote it; for people. */
  product: z.string(),
  /** What its schema was made of. */
  migrations: z.array(z.string()),
  /** Tells whether a SECRET_KEY opens what is sealed in here. */
  secretKeyCheck: z.string(),
  /** Files of DATA_DIR that the rows are of little use without, by name. */
  kept: z.record(z.string(), z.string()),
  /** The next value of each sequence. */
  sequences: z.record(z.string(), z.string()),
});
export type ExportHeader = z.infer<typeof exportHeader>;

export const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableHead = z.infer<typeof tableHead>;

export const tableFoot = z.object({ rows: z.number(), sha256: z.string() });
export const fileFoot = z.object({ tables: z.number(), sha256: z.string() });

/** Ends a table's rows; COPY never writes it as a row. */
export const endOfRows = "\\.\n";
