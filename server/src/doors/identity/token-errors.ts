import type { KoaContextWithOIDC } from "oidc-provider";

/** The SDK recognises these words, and then tries its other way to a token: silently, by the session. */
const unknownRefreshToken = "Unknown or invalid refresh token.";

const ourFault = "Something went wrong on our side. Try again shortly.";

/** Says a refused refresh token in the words the browser's SDK looks for, and a failure of ours in plain ones. */
export async function describeTokenErrors(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const body: unknown = ctx.body;
  if (ctx.oidc?.route !== "token" || typeof body !== "object" || body === null || !("error" in body)) return;
  if (body.error === "server_error") ctx.body = { ...body, error_description: ourFault };
  if (body.error === "invalid_grant" && ctx.oidc.params?.grant_type === "refresh_token") {
    ctx.body = { ...body, error_description: unknownRefreshToken };
  }
}
