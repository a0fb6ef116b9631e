import type { Configuration, errors as Errors } from "oidc-provider";
import { findAccount } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { scopes } from "./resource-indicators.ts";

type Accounts = Pick<Configuration, "findAccount" | "loadExistingGrant" | "extraTokenClaims" | "claims">;

/** Grants all scopes without asking for consent. */
export function accountsAndGrants(db: Database, audience: string, errors: typeof Errors): Accounts {
  return {
    claims: { openid: ["sub"], profile: ["name"], email: ["email", "email_verified"] },
    async findAccount(_ctx, sub, token) {
      const account = await db.atInstallation((at) => findAccount(at, sub));
      // The SDK signs out locally on this error.
      if (account?.blocked && token)
        throw new errors.CustomOIDCProviderError("unauthorized", "user is blocked");
      if (!account || account.blocked) return undefined;
      const { email, name } = account;
      return { accountId: sub, claims: () => ({ sub, name, email, email_verified: true }) };
    },
    async loadExistingGrant({ oidc }) {
      const { account, client, provider, session } = oidc;
      if (!account || !client) return undefined;
      const grantId = session?.grantIdFor(client.clientId);
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      const grant =
        existing?.accountId === account.accountId
          ? existing
          : new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
      grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(" "));
      grant.addResourceScope(audience, scopes.join(" "));
      await grant.save();
      return grant;
    },
    async extraTokenClaims({ oidc }, token) {
      const claims = await oidc.account?.claims("id_token", "email", {}, []);
      const sid = "sessionUid" in token ? token.sessionUid : undefined;
      return { email: claims?.email, email_verified: claims?.email_verified, sid };
    },
  };
}
