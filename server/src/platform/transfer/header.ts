import * as z from "zod/mini";

export const exportFormat = "bellhop export";
export const formatVersion = 1;

/**
 * First line. Each table follows: a line of JSON, rows in COPY's text format, `\.`, and a line with row count and
 * checksum. The last line has the checksum of the file.
 */
export const exportHeader = z.object({
  format: z.literal(exportFormat),
  version: z.number(),
  product: z.string(),
  migrations: z.array(z.string()),
  /** Tells whether a SECRET_KEY can decrypt the sealed values. */
  secretKeyCheck: z.string(),
  /** Contents of DATA_DIR files that the rows depend on, by name. */
  kept: z.record(z.string(), z.string()),
  sequences: z.record(z.string(), z.string()),
});
export type ExportHeader = z.infer<typeof exportHeader>;

export const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
export type TableHead = z.infer<typeof tableHead>;

export const tableFoot = z.object({ rows: z.number(), sha256: z.string() });
export const fileFoot = z.object({ tables: z.number(), sha256: z.string() });

/** COPY never writes this as a row. */
export const endOfRows = "\\.\n";
