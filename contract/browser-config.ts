import * as z from "zod/mini";

/** `GET /config.json`, readable before sign-in. */
export const browserConfig = z.object({
  auth: z.object({
    domain: z.string(),
    clientId: z.string(),
    audience: z.string(),
    redirectUri: z.string(),
    /** Path shown after a failed sign-in. */
    errorPath: z.string(),
  }),
  demo: z.boolean(),
  /** Path of the account page; null with an Auth0 tenant. */
  account: z.nullable(z.string()),
  version: z.string(),
});
export type BrowserConfig = z.infer<typeof browserConfig>;
export const browserConfigPath = "/config.json";

/** The only Trusted Types policy of the dashboard: it lets its two workers through. The CSP names it. */
export const workerPolicy = "sign-in-worker";
