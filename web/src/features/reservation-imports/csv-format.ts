import type { ImportFormat } from "@bellhop/contract/reservation-imports";

/** How a CSV file is read. */
export type CsvFormat = Extract<ImportFormat, { kind: "csv" }>;
