import { requestStates } from "@bellhop/contract/requests";
import { expect, test } from "vitest";
import { mainDecision, mayDecide } from "./request-steps.ts";

test.each(requestStates)("the button of a request that is %s is a step that the server takes", (state) => {
  const main = mainDecision({ state });
  expect(main === null || mayDecide({ state }, main)).toBe(true);
});

test("staff can still confirm what expired, or propose another time", () => {
  expect(mainDecision({ state: "expired" })).toBe("confirm");
  expect(mayDecide({ state: "expired" }, "propose")).toBe(true);
  expect(mayDecide({ state: "expired" }, "decline")).toBe(false);
});
