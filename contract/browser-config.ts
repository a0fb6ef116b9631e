import * as z from "zod/mini";

/** `GET /config.json`: what the browser must know before anybody has signed in. */
export const browserConfig = z.object({
  auth: z.object({ domain: z.string(), clientId: z.string(), audience: z.string(), redirectUri: z.string() }),
  demo: z.boolean(),
  /** Where people see and change their own account; null where a tenant keeps the accounts. */
  account: z.nullable(z.string()),
  version: z.string(),
});
export type BrowserConfig = z.infer<typeof browserConfig>;
export const browserConfigPath = "/config.json";
