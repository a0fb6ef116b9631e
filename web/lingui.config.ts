import { defineConfig } from "@lingui/conf";

/** English is written in the source; another language is one more file `src/locales/<language>.po` and its name here. */
export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [{ path: "<rootDir>/src/locales/{locale}", include: ["<rootDir>/src"] }],
});
