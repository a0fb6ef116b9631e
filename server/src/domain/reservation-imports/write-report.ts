import type { Database } from "../../platform/at/index.ts";
import { csvByteOrderMark, csvLine } from "../../platform/csv.ts";
import type { RowView } from "./rows.queries.ts";
import { findImport, listRows } from "./views.ts";

const columns = [
  "row",
  "line",
  "verdict",
  "problems",
  "reservation_number",
  "guest_name",
  "phone",
  "email",
  "checkin",
  "checkout",
  "room",
  "status",
  "changes",
];
const rowsPerRead = 2_000;

/** The report of an import as CSV, a row for each of its rows. */
export async function writeReport(db: Database, venueId: number, importId: string) {
  const { asked_at } = await db.readAtVenue(venueId, (at) => findImport(at, importId));
  let content = csvByteOrderMark + csvLine(columns);
  for (let after = 0; ; ) {
    const page = { after, limit: rowsPerRead };
    const rows = await db.readAtVenue(venueId, (at) => listRows(at, importId, page));
    content += rows.map(lineOf).join("");
    after = rows.at(-1)?.row_number ?? after;
    if (rows.length < rowsPerRead) break;
  }
  return { file_name: `import-${asked_at.toISOString().slice(0, 10)}.csv`, content };
}

function lineOf({ row_number, line, verdict, problems, parsed, changes }: RowView): string {
  const why = problems.map(({ code, field, value }) => [code, field, value].filter(Boolean).join(" "));
  const { reservation_number, guest_name, phone, email, checkin, checkout, room, status } = parsed;
  return csvLine([
    String(row_number),
    String(line),
    verdict,
    why.join("; "),
    ...[reservation_number, guest_name, phone, email, checkin, checkout, room, status].map(
      (one) => one ?? "",
    ),
    changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`).join("; "),
  ]);
}
