import type { KoaContextWithOIDC } from "oidc-provider";

/** The SDK recognises these words, and then tries its other way to a token: silently, by the session. */
const unknownRefreshToken = "Unknown or invalid refresh token.";

/** Says a refused refresh token in the words the browser's SDK looks for. */
export async function answerInTheSdksWords(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next();
  const body: unknown = ctx.body;
  if (ctx.oidc?.route !== "token" || ctx.oidc.params?.grant_type !== "refresh_token") return;
  if (typeof body === "object" && body !== null && "error" in body && body.error === "invalid_grant") {
    ctx.body = { ...body, error_description: unknownRefreshToken };
  }
}
