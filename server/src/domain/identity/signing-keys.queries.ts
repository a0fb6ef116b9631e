import type { JWK } from "jose";
import { statement } from "../../platform/db/index.ts";

export type SigningKeyRow = {
  key_id: string;
  state: "next" | "current" | "previous";
  public_jwk: JWK;
  private_jwk_sealed: string;
  current_since: Date | null;
};

export const listSigningKeys = statement<SigningKeyRow>(
  "list signing keys",
  `select key_id, state, public_jwk, private_jwk_sealed, current_since from oidc_keys
   order by case state when 'current' then 0 when 'next' then 1 else 2 end, retired_at desc`,
);

/** Does nothing where another process was first. */
export const insertSigningKey = statement(
  "insert signing key",
  `insert into oidc_keys (key_id, state, public_jwk, private_jwk_sealed, created_at, current_since)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);

/** Touches one row for the one process that retires this key. */
export const retireSigningKey = statement(
  "retire signing key",
  "update oidc_keys set state = 'previous', retired_at = $2 where key_id = $1 and state = 'current'",
);

export const promoteNextSigningKey = statement(
  "promote next signing key",
  "update oidc_keys set state = 'current', current_since = $1 where state = 'next'",
);

export const deleteSigningKeys = statement("delete signing keys", "delete from oidc_keys");

export const deleteRetiredSigningKeys = statement(
  "delete retired signing keys",
  "delete from oidc_keys where state = 'previous' and retired_at < $1",
);
