import type { AuditEntry } from "@bellhop/contract/audit";
import { expect, test } from "vitest";
import { csvLines } from "./csv.ts";

test.each(["\n", "\r", "\v", "\f", "\u001e", "\u0085", "\u2028", "\u2029"])(
  "a cell with the line break %j stays one cell",
  (lineBreak) => {
    const name = `Marta${lineBreak}2026-05-01T09:30:00Z Anna closed the hotel`;
    const entry = {
      member: { member_id: null, name },
      subject: { id: "", name: "" },
      changes: [{ field: "name", before: null, after: null }],
    };
    expect(csvLines(entry as unknown as AuditEntry)).toContain(`"${name}"`);
  },
);
