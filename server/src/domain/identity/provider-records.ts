import { createHash } from "node:crypto";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { AtInstallation, Database } from "../../platform/at/index.ts";
import {
  consumeRecord,
  deleteRecord,
  findRecord,
  findRecordBySession,
  type RecordRow,
  revokeRecords,
  upsertRecord,
} from "./provider-records.queries.ts";
import { endSession } from "./sessions.queries.ts";
import { tombstoneExpiresAt } from "./sessions.ts";

/**
 * The response to a refresh may have been lost, and the SDK tries three times for ten seconds each. Within the window the
 * successor is the same (`derive-refresh-successors.ts`); later reuse ends the session.
 */
export const replayWindowSeconds = 30;
const idPlaceholder = "\u001fid\u001f";

/** The provider's storage. It checks expiry itself; the sweep only deletes. */
export function providerRecords(db: Database): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresInSeconds = 0) {
      await db.atInstallation(async (at) => {
        const expiresAt = new Date(at.now.getTime() + expiresInSeconds * 1000);
        await at.tx.run(upsertRecord, {
          model,
          idSha256: sha256(id),
          payload: serialize(id, payload),
          // An interaction outlives the grant it began with.
          grantId: model === "Interaction" ? null : (payload.grantId ?? null),
          sessionUid: model === "Session" ? (payload.uid ?? null) : null,
          expiresAt,
        });
      });
    },
    find: (id) =>
      db.atInstallation(async (at) => {
        const row = await at.tx.maybeRow(findRecord, { model, idSha256: sha256(id) });
        if (model === "Session" && row?.consumed_at) return undefined;
        return row && { ...deserialize(id, row.payload), ...consumed(model, row, at.now) };
      }),
    findByUid: (uid) =>
      db.atInstallation(async (at) => {
        const row = await at.tx.maybeRow(findRecordBySession, { model, sessionUid: uid });
        // The session id is unknown here; the provider never saves this copy.
        return row && { ...row.payload, jti: undefined };
      }),
    findByUserCode: async () => undefined,
    async consume(id) {
      const record = { model, idSha256: sha256(id) };
      const first = await db.atInstallation((at) =>
        at.tx.run(consumeRecord, { ...record, consumedAt: at.now }),
      );
      // Only one of two concurrent exchanges of a code may succeed.
      if (first > 0 || model === "RefreshToken") return;
      // A unit of its own: the one above has locked the code.
      await db.atInstallation(async (at) => {
        const grantId = (await at.tx.maybeRow(findRecord, record))?.payload.grantId;
        if (typeof grantId === "string") await revoke(at, { grantId });
      });
      throw new AlreadyConsumed();
    },
    async destroy(id) {
      const idSha256 = sha256(id);
      await db.atInstallation((at) => {
        if (model === "Session") {
          return at.tx.run(endSession, {
            idSha256,
            consumedAt: at.now,
            expiresAt: tombstoneExpiresAt(at.now),
          });
        }
        if (model === "RefreshToken") return revoke(at, { model, idSha256 });
        return at.tx.run(deleteRecord, { model, idSha256 });
      });
    },
    async revokeByGrantId(grantId) {
      await db.atInstallation((at) => revoke(at, { grantId }));
    },
  });
}

type Revoked = { grantId: string } | { model: "RefreshToken"; idSha256: Buffer };

/** With the sessions, because access tokens are checked by their session only. */
function revoke(at: AtInstallation, revoked: Revoked): Promise<number> {
  return at.tx.run(revokeRecords, {
    model: null,
    idSha256: null,
    grantId: null,
    ...revoked,
    consumedAt: at.now,
    expiresAt: tombstoneExpiresAt(at.now),
  });
}

/** Has the shape of the provider's own errors, without loading the provider. */
class AlreadyConsumed extends Error {
  readonly error = "invalid_grant";
  readonly error_description = "grant request is invalid";
  readonly expose = true;
  readonly statusCode = 400;

  constructor() {
    super("invalid_grant");
  }
}

function consumed(model: string, row: RecordRow, now: Date): { consumed?: number } {
  if (!row.consumed_at) return {};
  const agoSeconds = (now.getTime() - row.consumed_at.getTime()) / 1000;
  if (model === "RefreshToken" && agoSeconds < replayWindowSeconds) return {};
  return { consumed: Math.floor(row.consumed_at.getTime() / 1000) };
}

/** Removes the ids that browsers authenticate with, and what JSONB rejects. */
function serialize(id: string, payload: AdapterPayload): string {
  const { session, ...rest } = payload;
  const kept = session ? { ...rest, session: { ...session, cookie: undefined } } : rest;
  return JSON.stringify(kept, (_key, value) =>
    typeof value === "string" ? value.replaceAll("\u0000", "").replaceAll(id, idPlaceholder) : value,
  );
}

function deserialize(id: string, kept: Record<string, unknown>): AdapterPayload {
  return JSON.parse(JSON.stringify(kept), (_key, value) =>
    typeof value === "string" ? value.replaceAll(idPlaceholder, id) : value,
  );
}

const sha256 = (id: string) => createHash("sha256").update(id).digest();
