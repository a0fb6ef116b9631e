import { readdirSync } from "node:fs";
import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

const kept = readdirSync(`${import.meta.dirname}/src/locales`).filter((file) => file.endsWith(".po"));

/** English is written in the source. Another language is one more file: src/locales/<language>.po, empty at first. */
export default defineConfig({
  sourceLocale: "en",
  // Names are values: see there.
  runtimeConfigModule: { Trans: ["#words/Trans", "Trans"] },
  locales: kept.map((file) => file.replace(/\.po$/, "")),
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}",
      include: ["<rootDir>/src"],
      exclude: ["<rootDir>/src/gallery"],
    },
  ],
  // Without line numbers, so that a line more in a file changes nothing here.
  format: formatter({ lineNumbers: false }),
});
