import { expect, test } from "vitest";
import { mayHelpToSendAgain } from "./may-help.ts";

const failed = (code: string) => ({ state: "failed" as const, failure: { code, cause: "", next_step: "" } });

test("sending again is offered where it can change something", () => {
  expect(mayHelpToSendAgain(failed("130429"))).toBe(true);
  expect(mayHelpToSendAgain({ state: "unknown", failure: null })).toBe(true);
  expect(mayHelpToSendAgain(failed("131047"))).toBe(false);
  expect(mayHelpToSendAgain({ state: "sent", failure: null })).toBe(false);
});
