import { type AuditEntry, type AuditKind, auditKind } from "@bellhop/contract/audit";
import { nadia } from "./guests.fixture.ts";
import { ago, numberedId } from "./time.fixture.ts";

const marena = { venue_id: 1, name: "Hotel Marena" };
const members = [
  nadia,
  { member_id: numberedId(31), name: "Marta Rossi" },
  { member_id: numberedId(32), name: "سلمى الحربي" },
];

let made = 0;

function entry(
  who: number,
  minutes: number,
  kind: AuditKind,
  subject: string,
  ...changes: [field: string, before: unknown, after: unknown][]
): AuditEntry {
  const { member_id, name } = members[who] ?? nadia;
  const isAbove = /^(member|invitation|operator)/.test(kind);
  return {
    audit_entry_id: numberedId(700 + made++),
    at: ago(minutes),
    kind,
    call: "/api/sample",
    member: { member_id, name },
    venue: isAbove ? null : marena,
    subject: { id: kind === "member_joined" ? member_id : subject, name: subject },
    changes: changes.map(([field, before, after]) => ({ field, before, after })),
  };
}

const day = 24 * 60;
const greeting = "Good evening and welcome to Hotel Marena. How may I help you with your stay?";
const hours = [{ days: ["monday", "tuesday"], from: "07:00", to: "22:30" }];

const entries: AuditEntry[] = [
  entry(1, 12, "settings_changed", "Hotel Marena", ["general.timezone", "Europe/Rome", "Europe/Paris"]),
  entry(
    0,
    48,
    "settings_changed",
    "Hotel Marena",
    ["general.languages", ["en", "it"], ["en", "it", "ar"]],
    ["functionality.assistant_mode", "paused", "live"],
    ["assistant.greeting", "", greeting],
    ["general.hours", null, hours],
  ),
  entry(2, 95, "settings_changed", "Hotel Marena", [
    "assistant.voice",
    "Short and warm",
    `${greeting} `.repeat(4),
  ]),
  entry(
    1,
    day + 20,
    "invitation_made",
    "ines@marena.example",
    ["role", null, "staff"],
    ["venues", null, ["Hotel Marena"]],
  ),
  entry(0, day + 300, "member_changed", "سلمى الحربي", ["role", "staff", "manager"]),
  entry(1, day + 310, "alerts_cleared", "Hotel Marena", ["count", 4, 0]),
  entry(2, 3 * day, "member_joined", "سلمى الحربي", ["role", null, "staff"], ["venues", null, "all"]),
  entry(0, 3 * day + 10, "venue_closed", "Marena Lido", ["closed_at", null, ago(3 * day + 10)]),
  entry(0, 400 * day, "operator_opened", "Marena Hotels", ["name", null, "Marena Hotels"]),
];

const shown = new Set(entries.map(({ kind }) => kind));
const others = auditKind.options.filter((kind) => !shown.has(kind));
entries.push(
  ...others.map((kind, at) => entry(at % 3, (401 + at) * day, kind, "Hotel Marena", ["count", 2, 5])),
);

export function sampleAudit({ member_id }: Record<string, string>) {
  const items = entries.filter((one) => !member_id || one.member.member_id === member_id);
  return {
    items,
    next_cursor: null,
    members: members.map(({ member_id, name }) => ({ member_id, name })),
    venues: [marena, { venue_id: 2, name: "Marena Lido" }],
  };
}
