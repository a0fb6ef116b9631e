import { expect, test } from "vitest";
import { hasSessionFlag } from "./session-flag.ts";

test("the SDK's cookie is matched by its full name", () => {
  const flag = "auth0.bellhop-dashboard.is.authenticated=true";
  expect(hasSessionFlag(`a=b; ${flag}`, "bellhop-dashboard")).toBe(true);
  expect(hasSessionFlag(`_legacy_${flag}; a=b`, "bellhop-dashboard")).toBe(true);
  expect(hasSessionFlag(`x${flag}`, "bellhop-dashboard")).toBe(false);
  expect(hasSessionFlag("", "bellhop-dashboard")).toBe(false);
});
