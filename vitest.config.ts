import { createHash } from "node:crypto";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const buildClassifier = `${import.meta.dirname}/tools/test/build-classifier.ts`;

const everyTest = {
  environment: "node" as const,
  // Files of a project share a few processes: loading the server again for each file took 40 % of the CPU time.
  isolate: false,
  // Tests wait for PostgreSQL, for processes and for time to pass more than they compute.
  maxWorkers: 3,
  globalSetup: [buildClassifier],
  setupFiles: [`${import.meta.dirname}/server/src/testing/no-outbound.ts`],
  // Limits for tests that hang, with room for a busy machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
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

/**
 * Starts with the chaos tests, which wait more than they compute and so run beside the others. A process is reused only
 * while the next file is of the same project, so the files of a project follow each other.
 */
class ChaosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { seed, shuffle } = this.ctx.config.sequence;
    const inRandomOrder = () =>
      files.toSorted((a, b) => (rank(seed, a.moduleId) < rank(seed, b.moduleId) ? -1 : 1));
    const sorted = shuffle ? inRandomOrder() : await super.sort(files);
    const ofProject = Map.groupBy(sorted, ({ project }) => project.name);
    const chaos = ofProject.get("chaos") ?? [];
    ofProject.delete("chaos");
    return [...chaos, ...[...ofProject.values()].flat()];
  }
}

const rank = (seed: number, file: string) => createHash("sha256").update(`${seed} ${file}`).digest("hex");

export default defineConfig({
  test: {
    sequence: { sequencer: ChaosFirst },
    projects: [
      plain("contract"),
      plain("language"),
      plain("guest"),
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
          globalSetup: [buildClassifier, `${import.meta.dirname}/server/src/testing/test-postgres.ts`],
        },
      },
      {
        test: {
          ...plain("server").test,
          // Starts one PostgreSQL for the run, only if a server test runs.
          globalSetup: [buildClassifier, `${import.meta.dirname}/server/src/testing/test-postgres.ts`],
        },
      },
    ],
  },
});
