import { randomUUID } from "node:crypto";
import { GraphError } from "../graph-error.ts";
import type { GraphSettings } from "../settings.ts";

export type Grant = { scopes: string[]; accountIds: string[]; expiresInSeconds: number };
type Token = Grant & { issuedAt: number };

export const usualScopes = ["whatsapp_business_management", "whatsapp_business_messaging"];

/** Codes of Embedded Signup and the access tokens given for them. */
export function openTokens(settings: GraphSettings) {
  const codes = new Map<string, Grant & { isUsed: boolean }>();
  const tokens = new Map<string, Token>();
  const isSettings = (token: string) => settings.accessToken === undefined || token === settings.accessToken;
  const isExpired = ({ issuedAt, expiresInSeconds }: Token) =>
    expiresInSeconds > 0 && Date.now() > issuedAt + expiresInSeconds * 1000;
  const revoked = new Set<string>();

  return {
    addCode: (code: string, grant: Grant) => codes.set(code, { ...grant, isUsed: false }),
    /** A code works once. */
    exchange(code: string): { token: string; expiresInSeconds: number } {
      const grant = codes.get(code);
      if (!grant) throw new GraphError(400, 100, "Invalid verification code format.");
      if (grant.isUsed) throw new GraphError(400, 100, "This authorization code has been used.", 36_009);
      grant.isUsed = true;
      const token = `EAAfake${randomUUID().replaceAll("-", "")}`;
      tokens.set(token, { ...grant, issuedAt: Date.now() });
      return { token, expiresInSeconds: grant.expiresInSeconds };
    },
    revoke: (token: string) => void revoked.add(token),
    /** The grant of a valid token; "all" for the token of the settings. */
    grantOf(token: string): Token | "all" | undefined {
      if (token === "" || revoked.has(token)) return undefined;
      const issued = tokens.get(token);
      if (issued) return isExpired(issued) ? undefined : issued;
      return isSettings(token) ? "all" : undefined;
    },
  };
}
