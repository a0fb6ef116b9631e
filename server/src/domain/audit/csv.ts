import type { AuditEntry } from "@bellhop/contract/audit";

const columns = "at,member,member_id,what,venue,venue_id,whom,whom_id,field,before,after,call,entry_id";

/** The byte order mark tells Excel that the file is UTF-8. */
export const csvHead = `\ufeff${columns}\r\n`;

/** One line per changed field (RFC 4180). */
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
        formatValue(before),
        formatValue(after),
        call,
        audit_entry_id,
      ]),
    )
    .join("");
}

function formatValue(value: unknown): string {
  if (value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function line(cells: string[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** Prefixes what spreadsheets would run as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\p{Cc}\u2028\u2029]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
