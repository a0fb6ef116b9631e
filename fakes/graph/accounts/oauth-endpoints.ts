import { type Call, paramsOf } from "../call.ts";
import { GraphError } from "../graph-error.ts";
import type { GraphParts } from "../parts.ts";
import { type Json, textIn } from "../wire.ts";
import { usualScopes } from "./tokens.ts";

/** Exchanges a code of Embedded Signup for an access token. */
export async function exchangeCode({ settings, tokens }: GraphParts, call: Call): Promise<Json> {
  const params = await paramsOf(call);
  const clientId = String(params.client_id ?? "");
  if (!clientId) throw new GraphError(400, 101, "Missing client_id parameter.");
  if (settings.appId !== undefined && clientId !== settings.appId)
    throw new GraphError(400, 101, "Error validating application. Cannot get application info.");
  if (textIn(params, "client_secret", "client_secret") !== settings.appSecret)
    throw new GraphError(400, 1, "Error validating client secret.");
  const { token, expiresInSeconds } = tokens.exchange(textIn(params, "code", "code"));
  const expires = expiresInSeconds > 0 && { expires_in: expiresInSeconds };
  return { access_token: token, token_type: "bearer", ...expires };
}

/** Describes the token in `input_token`. The caller needs a valid token or the app's id and secret. */
export async function debugToken({ settings, tokens }: GraphParts, call: Call): Promise<Json> {
  const params = await paramsOf(call);
  const appToken = call.token.endsWith(`|${settings.appSecret}`);
  if (!appToken && !tokens.grantOf(call.token)) throw new GraphError(401, 190, "Invalid OAuth access token.");
  const grant = tokens.grantOf(textIn(params, "input_token", "input_token"));
  const app = { app_id: settings.appId ?? "20001", type: "SYSTEM_USER", application: "Bellhop" };
  if (!grant) {
    const error = { code: 190, message: "Error validating access token: The session is invalid." };
    return { data: { ...app, is_valid: false, error, scopes: [] } };
  }
  const { scopes, accountIds, issuedAt, expiresInSeconds } =
    grant === "all" ? { scopes: usualScopes, accountIds: [], issuedAt: 0, expiresInSeconds: 0 } : grant;
  const issued = Math.floor(issuedAt / 1000);
  const granular = scopes.map((scope) => ({
    scope,
    ...(accountIds.length > 0 && scope.startsWith("whatsapp_") && { target_ids: accountIds }),
  }));
  return {
    data: {
      ...app,
      is_valid: true,
      issued_at: issued,
      /** 0: never. */
      expires_at: expiresInSeconds > 0 ? issued + expiresInSeconds : 0,
      scopes,
      granular_scopes: granular,
    },
  };
}
