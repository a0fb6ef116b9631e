import { createHash } from "node:crypto";
import type { Adapter, AdapterPayload } from "oidc-provider";
import type { Database } from "../../platform/at/index.ts";
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  findRecord,
  findRecordBySession,
  type RecordRow,
  upsertRecord,
} from "./provider-records.queries.ts";
import { endSession } from "./sessions.queries.ts";
import { tombstoneExpiresAt } from "./sessions.ts";

/**
 * A refresh token that was just exchanged may be shown once more within this time: the answer may have been lost on
 * its way, and the browser tries three times. Later than that it is a stolen one, and ends the whole family.
 */
export const replayWindowSeconds = 10;
/** Stands in the kept payload where the record's own id was. */
const ownId = "\u001fid\u001f";

/** What the provider remembers, in one table. It decides expiry itself; the sweep only tidies up. */
export function providerRecords(db: Database): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, payload, expiresInSeconds = 0) {
      await db.atInstallation(async (at) => {
        const expiresAt = new Date(at.now.getTime() + expiresInSeconds * 1000);
        // A half-finished sign-in outlives the tokens of the one before.
        const grantId = model === "Interaction" ? undefined : payload.grantId;
        const sessionUid = model === "Session" ? payload.uid : undefined;
        await at.tx.run(upsertRecord, {
          model,
          idSha256: sha256(id),
          payload: asKept(id, payload),
          grantId: grantId ?? null,
          sessionUid: sessionUid ?? null,
          expiresAt,
        });
      });
    },
    find: (id) =>
      db.atInstallation(async (at) => {
        const row = await at.tx.maybeRow(findRecord, { model, idSha256: sha256(id) });
        if (model === "Session" && row?.consumed_at) return undefined;
        return row && { ...asGiven(id, row.payload), ...consumed(model, row, at.now) };
      }),
    findByUid: (uid) =>
      db.atInstallation(async (at) => {
        const row = await at.tx.maybeRow(findRecordBySession, { model, sessionUid: uid });
        // The session's id is not known here. The provider looks at whose session it is, and never saves this copy.
        return row && { ...row.payload, jti: undefined };
      }),
    // Codes that a person types belong to the device flow, which is off.
    findByUserCode: async () => undefined,
    async consume(id) {
      const first = await db.atInstallation((at) =>
        at.tx.run(consumeRecord, { model, idSha256: sha256(id), consumedAt: at.now }),
      );
      // Two exchanges of one code at the same moment both found it unspent: only one may go on.
      if (first === 0 && model !== "RefreshToken") throw new SpentTwice();
    },
    async destroy(id) {
      await db.atInstallation((at) =>
        model === "Session"
          ? at.tx.run(endSession, {
              idSha256: sha256(id),
              consumedAt: at.now,
              expiresAt: tombstoneExpiresAt(at.now),
            })
          : at.tx.run(deleteRecord, { model, idSha256: sha256(id) }),
      );
    },
    async revokeByGrantId(grantId) {
      await db.atInstallation((at) => at.tx.run(deleteRecordsOfGrant, { grantId }));
    },
  });
}

/** A refusal in the shape the provider gives its own, without loading the provider here. */
class SpentTwice extends Error {
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

/** Without its own id, nor a session's: both are what a browser proves itself with. Nor with what JSONB refuses. */
function asKept(id: string, payload: AdapterPayload): string {
  const { session, ...rest } = payload;
  const kept = session ? { ...rest, session: { ...session, cookie: undefined } } : rest;
  return JSON.stringify(kept, (_key, value) =>
    typeof value === "string" ? value.replaceAll("\u0000", "").replaceAll(id, ownId) : value,
  );
}

function asGiven(id: string, kept: Record<string, unknown>): AdapterPayload {
  return JSON.parse(JSON.stringify(kept), (_key, value) =>
    typeof value === "string" ? value.replaceAll(ownId, id) : value,
  );
}

const sha256 = (id: string) => createHash("sha256").update(id).digest();
