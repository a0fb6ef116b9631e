import { defineConfig } from "vitest/config";

const everyTest = {
  environment: "node" as const,
  setupFiles: [`${import.meta.dirname}/server/src/testing/no-outbound.ts`],
  testTimeout: 20_000,
  hookTimeout: 30_000,
  // What is waited for comes later on a machine that has much else to do.
  expect: { poll: { timeout: 10_000 } },
};

const plain = (name: string) => ({
  test: { ...everyTest, name, root: `${import.meta.dirname}/${name}`, include: ["**/*.test.{ts,tsx}"] },
});

export default defineConfig({
  test: {
    // Tests wait for PostgreSQL more than they compute.
    maxWorkers: 2,
    projects: [
      plain("contract"),
      plain("fakes"),
      plain("tools"),
      plain("chaos"),
      { ...plain("web"), extends: "./web/vite.config.ts" },
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
