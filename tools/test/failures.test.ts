import { expect, test } from "vitest";
import { listFailures, playwrightFailures, vitestFailures } from "./failures.ts";

test("each failed test is listed with its file and the first lines of its message", () => {
  const failed = {
    status: "failed",
    fullName: "a guest waits",
    failureMessages: ["\u001b[31mexpected 1\u001b[39m\nto be 2"],
  };
  const passed = { status: "passed", fullName: "another", failureMessages: [] };
  const failures = vitestFailures({
    testResults: [
      { name: "/project/server/src/wait.test.ts", assertionResults: [failed, passed] },
      { name: "/project/server/src/broken.test.ts", message: "cannot load", assertionResults: [] },
    ],
  });
  expect(listFailures(failures, "/project")).toBe(
    [
      "  server/src/wait.test.ts › a guest waits",
      "      expected 1",
      "      to be 2",
      "  server/src/broken.test.ts › the file",
      "      cannot load",
    ].join("\n"),
  );
});

test("failed and flaky walks are listed, however deep their suite", () => {
  const walk = (title: string, status: string) => ({
    title,
    file: "inbox.walk.ts",
    line: 12,
    tests: [{ status, results: [{ errors: [{ message: "timed out" }] }] }],
  });
  const suites = [{ suites: [{ specs: [walk("opens", "expected"), walk("sends", "flaky")] }] }];
  expect(listFailures(playwrightFailures({ suites }), "/project")).toBe(
    "  e2e/inbox.walk.ts:12 › sends\n      timed out",
  );
});
