import type { SendFailure } from "@bellhop/contract/send-failure";
import { expect, test } from "vitest";
import { sendFailureSentences } from "./send-failure.ts";

test.each(["of_a_later_release", "toString"])("an unknown reason reads as another failure: %s", (reason) => {
  const other = sendFailureSentences({ code: "1", reason: "other" });
  expect(sendFailureSentences({ code: "1", reason } as unknown as SendFailure)).toEqual(other);
});
