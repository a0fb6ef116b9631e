import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const everyTest = {
  environment: "node" as const,
  setupFiles: [`${import.meta.dirname}/server/src/testing/no-outbound.ts`],
  // Bounds against what hangs, with room for a machine that has much else to do.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

const plain = (name: string, setUp: string[] = []) => ({
  test: {
    ...everyTest,
    setupFiles: [...everyTest.setupFiles, ...setUp],
    name,
    root: `${import.meta.dirname}/${name}`,
    include: ["**/*.test.{ts,tsx}"],
  },
});

/** Trials wait more than they work: begun first, they wait beside all the rest. */
class TrialsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isTrial = ({ project }: TestSpecification) => project.name === "chaos";
    const sorted = await super.sort(files);
    return [...sorted.filter(isTrial), ...sorted.filter((file) => !isTrial(file))];
  }
}

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL, for processes and for time to pass more than they compute.
    maxWorkers: 3,
    sequence: { sequencer: TrialsFirst },
    projects: [
      plain("contract"),
      plain("language"),
      plain("fakes"),
      plain("tools"),
      plain("chaos"),
      {
        ...plain("web", [`${import.meta.dirname}/web/src/test-language.ts`]),
        extends: "./web/vite.config.ts",
      },
      {
        test: {
          ...plain("bench").test,
          globalSetup: [`${import.meta.dirname}/server/src/testing/test-postgres.ts`],
        },
      },
      {
        test: {
          ...plain("server").test,
          // Starts one PostgreSQL for the run; not started where no server test is asked for.
          globalSetup: [`${import.meta.dirname}/server/src/testing/test-postgres.ts`],
        },
      },
    ],
  },
});
