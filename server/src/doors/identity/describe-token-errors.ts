import type { KoaContextWithOIDC } from "oidc-provider";

/** The SDK recognises this text and then renews silently by the session. */
const unknownRefreshToken = "Unknown or invalid refresh token.";
const serverError = "Something went wrong on our side. Try again shortly.";

export async function describeTokenErrors(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const body: unknown = ctx.body;
  if (ctx.oidc?.route !== "token" || typeof body !== "object" || body === null || !("error" in body)) return;
  if (body.error === "server_error") ctx.body = { ...body, error_description: serverError };
  if (body.error === "invalid_grant" && ctx.oidc.params?.grant_type === "refresh_token") {
    ctx.body = { ...body, error_description: unknownRefreshToken };
  }
}
