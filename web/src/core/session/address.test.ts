import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";
import { hasSessionFlag } from "./session-flag.ts";
import { isSignInCallback } from "./sign-in-callback.ts";

test("an answer of the provider has a state, and a code or an error", () => {
  expect(isSignInCallback("?code=c&state=s")).toBe(true);
  expect(isSignInCallback("?error=access_denied&state=s")).toBe(true);
  for (const search of ["", "?code=c", "?state=s", "?tab=waiting&codes=1&states=2"]) {
    expect(isSignInCallback(search)).toBe(false);
  }
});

test("one comes back to paths of ours only", () => {
  const origin = "https://app.example";
  expect(returnPath("/messages/7?tab=mine#last", origin)).toBe("/messages/7?tab=mine#last");
  const elsewhere = [
    "//elsewhere.example/x",
    "/\\elsewhere.example",
    "https://elsewhere.example",
    "javascript:alert(1)",
  ];
  for (const saved of [...elsewhere, undefined, 7, null]) expect(returnPath(saved, origin)).toBe("/");
});

test("the SDK's note is found by its application, whole", () => {
  const flag = "auth0.bellhop-dashboard.is.authenticated=true";
  expect(hasSessionFlag(`a=b; ${flag}`, "bellhop-dashboard")).toBe(true);
  expect(hasSessionFlag(`_legacy_${flag}; a=b`, "bellhop-dashboard")).toBe(true);
  expect(hasSessionFlag(`x${flag}`, "bellhop-dashboard")).toBe(false);
  expect(hasSessionFlag("", "bellhop-dashboard")).toBe(false);
});
