// A file of ours, so that the CSP need not allow scripts made from text.
import signInUrl from "@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?url";
import { workerPolicy } from "@bellhop/contract/browser-config";

/** TypeScript's DOM types do not have Trusted Types yet. */
declare const trustedTypes: TrustedTypes | undefined;
type ScriptUrls = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** Its address stays: it is the name of the registration. */
const pushUrl = "/push-worker.js";
const allowed = [signInUrl, pushUrl];

/** `TrustedScriptURL`s in browsers that have those. No other script URL gets through. */
const urls: ScriptUrls =
  typeof trustedTypes === "undefined"
    ? { createScriptURL: (url) => url }
    : trustedTypes.createPolicy(workerPolicy, {
        createScriptURL(url) {
          if (!allowed.includes(url)) throw new TypeError("This is not a worker of the dashboard");
          return url;
        },
      });

/** The sign-in SDK's worker. */
export const workerUrl = urls.createScriptURL(signInUrl);

/** The service worker that shows pushes. */
export const pushWorkerUrl = urls.createScriptURL(pushUrl);
