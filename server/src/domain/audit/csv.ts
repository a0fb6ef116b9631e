import type { AuditEntry } from "@bellhop/contract/audit";
import { csvByteOrderMark, csvLine } from "../../platform/csv.ts";

const columns = "at,member,member_id,what,venue,venue_id,whom,whom_id,field,before,after,call,entry_id";

export const csvHead = `${csvByteOrderMark}${columns}\r\n`;

/** One line per changed field. */
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
      csvLine([
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
