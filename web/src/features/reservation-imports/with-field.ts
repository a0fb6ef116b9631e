import type { ImportField } from "@bellhop/contract/reservation-imports";

type Column = { heading: string; field: ImportField | null };

/** The columns with another meaning of one. The column that had it before is not imported any more. */
export const withField = (columns: readonly Column[], index: number, field: ImportField | null): Column[] =>
  columns.map((column, place) => {
    if (place === index) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });
