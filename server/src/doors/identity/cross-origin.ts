import type { KoaContextWithOIDC } from "oidc-provider";

type Middleware = (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

/** The page of silent renewal sets a policy without `frame-ancestors`: only our applications may frame it. */
export function allowFraming(signInFor: string[]): Middleware {
  return async (ctx, next) => {
    await next();
    const policy = ctx.response.get("content-security-policy");
    if (policy && !policy.includes("frame-ancestors")) {
      ctx.set("content-security-policy", `${policy}; frame-ancestors ${["'self'", ...signInFor].join(" ")}`);
    }
  };
}

/** The provider sends CORS headers to any origin: only other Bellhops get them. */
export function restrictCors(signInFor: string[]): Middleware {
  return async (ctx, next) => {
    await next();
    if (signInFor.includes(ctx.get("origin"))) return;
    for (const name of ctx.res.getHeaderNames()) {
      if (name.startsWith("access-control-")) ctx.remove(name);
    }
  };
}
