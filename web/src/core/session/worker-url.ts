// A file of ours, so that the CSP need not allow scripts made from text.
import url from "@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url";
import { workerPolicy } from "@bellhop/contract/browser-config";

/** TypeScript's DOM types do not have Trusted Types yet. */
declare const trustedTypes: TrustedTypes | undefined;
type ScriptUrls = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** The sign-in SDK's worker: a `TrustedScriptURL` in browsers that have those. No other script URL gets through. */
export const workerUrl: string =
  typeof trustedTypes === "undefined"
    ? url
    : trustedTypes
        .createPolicy(workerPolicy, {
          createScriptURL(scriptUrl) {
            if (scriptUrl !== url) throw new TypeError("This is not the sign-in worker");
            return scriptUrl;
          },
        })
        .createScriptURL(url);
