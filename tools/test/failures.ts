import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A failed test, for the list at the end of the output. */
export type Failure = { file: string; name: string; message: string };

/** The failed tests in Vitest's JSON report, and the files that could not be loaded. */
export function vitestFailures(report: VitestDetails): Failure[] {
  return report.testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (assertionResults.length === 0 && message) return [{ file, name: "the file", message }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      message: failureMessages.join("\n"),
    }));
  });
}

/** The failed walks in Playwright's JSON report, also those that passed on a retry. */
export function playwrightFailures(report: PlaywrightDetails): Failure[] {
  const failedIn = (suite: PlaywrightSuite): Failure[] => [
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) => ({ file: `e2e/${file}:${line}`, name: title, message: messages(results) })),
    ),
    ...(suite.suites ?? []).flatMap(failedIn),
  ];
  return report.suites.flatMap(failedIn);
}

/** The list as text, each message cut to its first lines. */
export function listFailures(failures: Failure[], root: string): string {
  return failures
    .map(({ file, name, message }) => {
      const lines = stripVTControlCharacters(message)
        .split("\n")
        .filter((line) => line.trim() !== "");
      const shown = lines.slice(0, 12).map((line) => `      ${line.slice(0, 300)}`);
      return [`  ${path.isAbsolute(file) ? path.relative(root, file) : file} › ${name}`, ...shown].join("\n");
    })
    .join("\n");
}

const messages = (results: PlaywrightResult[]) =>
  results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n");

export type VitestDetails = {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightResult = { errors: { message?: string }[] };
type PlaywrightSuite = {
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
export type PlaywrightDetails = { suites: PlaywrightSuite[] };
