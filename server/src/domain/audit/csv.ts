import type { AuditEntry } from "@bellhop/contract/audit";

const head = [
  "at",
  "member",
  "member_id",
  "what",
  "venue",
  "venue_id",
  "whom",
  "whom_id",
  "field",
  "before",
  "after",
  "call",
  "entry_id",
];

/** The table's first line. The mark before it tells Excel that what follows is UTF-8. */
export const csvHead = `\ufeff${line(head)}`;

/** The lines of an entry, one for each field that was changed, as RFC 4180 has them. */
export function csvLines({
  at,
  member,
  kind,
  venue,
  subject,
  call,
  audit_entry_id,
  changes,
}: AuditEntry): string {
  return changes
    .map(({ field, before, after }) =>
      line([
        at,
        member.name,
        member.member_id ?? "",
        kind,
        venue?.name ?? "",
        String(venue?.venue_id ?? ""),
        subject.name,
        subject.id,
        field,
        words(before),
        words(after),
        call,
        audit_entry_id,
      ]),
    )
    .join("");
}

function words(value: unknown): string {
  if (value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** What a spreadsheet would take for a formula begins with an apostrophe, and so is words. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
