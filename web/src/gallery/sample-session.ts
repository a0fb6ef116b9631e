import { makeSession } from "../core/session/index.ts";

const signedIn = {
  getUser: async () => ({ sub: "nadia", name: "Nadia Berger" }),
  getIdTokenClaims: async () => ({ __raw: "sample" }),
  getTokenSilently: async () => "sample",
  handleRedirectCallback: async () => ({ appState: {} }),
  loginWithPopup: async () => {},
  loginWithRedirect: async () => {},
  logout: async () => {},
};

export const sampleSession = makeSession({
  openClient: async () => signedIn as never,
  callbackUrl: undefined,
  hasFlag: () => true,
  origin: location.origin,
  show: (path) => history.replaceState({}, "", path),
});
