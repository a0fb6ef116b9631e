import type { KoaContextWithOIDC } from "oidc-provider";

/** The page that silent renewal loads in a frame comes without any rule about frames: it is for the applications only. */
export function allowFraming(signInFor: string[]) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const policy = ctx.response.get("content-security-policy");
    if (policy && !policy.includes("frame-ancestors")) {
      ctx.set("content-security-policy", `${policy}; frame-ancestors ${["'self'", ...signInFor].join(" ")}`);
    }
  };
}

/** The provider tells any site that asks what it may read; here only another Bellhop has anything to ask. */
export function restrictCors(signInFor: string[]) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (signInFor.includes(ctx.get("origin"))) return;
    for (const name of ctx.res.getHeaderNames()) {
      if (name.startsWith("access-control-")) ctx.remove(name);
    }
  };
}
