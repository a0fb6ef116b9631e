import path from "node:path";
import type { Plugin } from "vite";

const sdk = path.resolve(import.meta.dirname, "../node_modules/@auth0/auth0-spa-js/src");
const noWorker = "\0no-inline-worker";

/**
 * Builds the sign-in SDK from the source in its package. Its own bundle is made for old browsers, and is 8 KiB larger
 * in the first download. The SDK's inline worker is left out: `worker-url.ts` always gives it a file.
 */
export const signInSdkFromSource: Plugin = {
  name: "sign-in-sdk-from-source",
  apply: "build",
  enforce: "pre",
  resolveId(id, importer) {
    if (id === "@auth0/auth0-spa-js") return path.join(sdk, "index.ts");
    if (id.endsWith("/token.worker.ts") && importer?.startsWith(sdk)) return noWorker;
    return null;
  },
  load: (id) => (id === noWorker ? "export default class {}" : null),
};
