import type { JWK } from "jose";
import { change, type NoParams, statement } from "../../platform/db/index.ts";

export type SigningKeyRow = {
  key_id: string;
  state: "next" | "current" | "previous";
  public_jwk: JWK;
  private_jwk_sealed: string;
  current_since: Date | null;
};

export const listSigningKeys = statement<NoParams, SigningKeyRow>(
  "list signing keys",
  `select key_id, state, public_jwk, private_jwk_sealed, current_since from oidc_keys
   order by case state when 'current' then 0 when 'next' then 1 else 2 end, retired_at desc`,
);

export const insertSigningKey = change<{
  keyId: string;
  state: "next" | "current";
  publicJwk: string;
  privateJwkSealed: string;
  createdAt: Date;
  currentSince: Date | null;
}>(
  "insert signing key",
  `insert into oidc_keys (key_id, state, public_jwk, private_jwk_sealed, created_at, current_since)
   values ($keyId, $state, $publicJwk, $privateJwkSealed, $createdAt, $currentSince) on conflict do nothing`,
);

/** Updates one row for only one of several processes. */
export const retireSigningKey = change<{ keyId: string; retiredAt: Date }>(
  "retire signing key",
  "update oidc_keys set state = 'previous', retired_at = $retiredAt where key_id = $keyId and state = 'current'",
);

export const promoteNextSigningKey = change<{ currentSince: Date }>(
  "promote next signing key",
  "update oidc_keys set state = 'current', current_since = $currentSince where state = 'next'",
);

export const deleteSigningKeys = change("delete signing keys", "delete from oidc_keys");

export const deleteRetiredSigningKeys = change<{ retiredBefore: Date }>(
  "delete retired signing keys",
  "delete from oidc_keys where state = 'previous' and retired_at < $retiredBefore",
);
