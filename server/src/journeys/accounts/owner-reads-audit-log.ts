import type { AuditEntry, exportAudit, listAudit } from "@bellhop/contract/audit";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { csvHead, csvLines, type Scope, streamEntries, viewAudit } from "../../domain/audit/index.ts";
import { listPastAndPresentMembers, listVenuesOfMember, type Member } from "../../domain/members/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";

/** An owner reads the audit log of all venues that they may see, closed ones too, and of the operator. */
export async function ownerReadsAuditLog(
  at: AtInstallation,
  who: Member,
  input: InputOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  return viewAudit(at, await scopeOf(at, who), input);
}

/** An owner exports the audit log. The file is streamed while it is read. */
export async function ownerExportsAuditLog(
  { db, clock }: Pick<Services, "db" | "clock">,
  who: Member,
  input: InputOf<typeof exportAudit>,
): Promise<Response> {
  const at = clock.now().toISOString();
  const scope = await db.atInstallation((unit) => scopeOf(unit, who));
  const pages = streamEntries(db.atInstallation, scope, input);
  // Refusals must be sent before the response begins.
  const first = await pages.next();
  const text = input.format === "csv" ? asCsv(first, pages) : asJson(at, first, pages);
  const name = `bellhop-changes-${at.slice(0, 10)}.${input.format ?? "json"}`;
  return new Response(ReadableStream.from(encoded(text)), {
    headers: {
      "content-type": input.format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}

async function scopeOf(at: AtInstallation, { member_id, operator_id }: Member): Promise<Scope> {
  const [venues, everybody] = await Promise.all([
    listVenuesOfMember(at, member_id),
    listPastAndPresentMembers(at, operator_id),
  ]);
  const all = everybody.some((member) => member.member_id === member_id && member.sees_all);
  const members = everybody.map(({ member_id, name }) => ({ member_id, name }));
  return { operatorId: operator_id, venues, all, members };
}

type Pages = AsyncGenerator<AuditEntry[]>;

async function* asCsv(first: IteratorResult<AuditEntry[]>, rest: Pages) {
  yield csvHead;
  for await (const page of resumePages(first, rest)) yield page.map(csvLines).join("");
}

async function* asJson(exportedAt: string, first: IteratorResult<AuditEntry[]>, rest: Pages) {
  yield `{"exported_at":${JSON.stringify(exportedAt)},"items":[`;
  let comma = "";
  for await (const page of resumePages(first, rest)) {
    for (const entry of page) {
      yield `${comma}\n${JSON.stringify(entry)}`;
      comma = ",";
    }
  }
  yield "\n]}\n";
}

async function* resumePages(first: IteratorResult<AuditEntry[]>, rest: Pages) {
  if (!first.done) yield first.value;
  yield* rest;
}

async function* encoded(text: AsyncIterable<string>) {
  const encoder = new TextEncoder();
  for await (const part of text) yield encoder.encode(part);
}
