import * as z from "zod/mini";

/** `GET /config.json`: what the browser must know before anybody has signed in. */
export const browserConfig = z.object({
  auth: z.object({ domain: z.string(), clientId: z.string(), audience: z.string(), redirectUri: z.string() }),
  demo: z.boolean(),
  version: z.string(),
});
export type BrowserConfig = z.infer<typeof browserConfig>;
export const browserConfigPath = "/config.json";
