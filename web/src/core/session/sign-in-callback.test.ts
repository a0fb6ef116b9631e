import { expect, test } from "vitest";
import { isSignInCallback } from "./sign-in-callback.ts";

test("a sign-in callback has a state, and a code or an error", () => {
  expect(isSignInCallback("?code=c&state=s")).toBe(true);
  expect(isSignInCallback("?error=access_denied&state=s")).toBe(true);
  for (const search of ["", "?code=c", "?state=s", "?tab=waiting&codes=1&states=2"]) {
    expect(isSignInCallback(search)).toBe(false);
  }
});
