import { readdirSync } from "node:fs";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const kept = readdirSync(`${import.meta.dirname}/src/locales`).filter((file) => file.endsWith(".po"));

/** English is in the source. To add a language, add an empty src/locales/<language>.po. */
export default defineConfig({
  sourceLocale: "en",
  // Our Trans escapes values: see there.
  runtimeConfigModule: { Trans: ["#words/Trans", "Trans"] },
  locales: kept.map((file) => file.replace(/\.po$/, "")),
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src"],
      exclude: ["<rootDir>/src/gallery", "<rootDir>/src/**/*.test.tsx"],
    },
  ],
  // Without line numbers, so that edits elsewhere in a file do not change the catalogue.
  format: formatter({ lineNumbers: false }),
});
