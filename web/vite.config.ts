import path from "node:path";
import { getConfig } from "@lingui/conf";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contractForBrowsers } from "./contract-for-browsers.ts";
import { signInSdkFromSource } from "./sign-in-sdk-from-source.ts";
import { filesOf, wordsByPart, wordsFileName } from "./words-by-part.ts";

/** The development server proxies everything else to this server. */
const server = process.env.BELLHOP_URL ?? "http://127.0.0.1:3000";
const serversOwn = ["/api", "/config.json", "/authorize", "/oauth", "/v2", "/account", "/.well-known"];

// Independent of the working directory: builds run here, tests one folder up.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** It imports every section's labels. Merged with one section's, it would add the others to each form. */
const namesEveryItem = /\/catalogue\/item-name\.ts$/;

/** The first download imports these but needs nothing of them. Only the check of a changed entry does. */
const ofSchemas = /\/node_modules\/zod\/|\/contract\/(values|entries)\.ts$/;

/** Modules that most screens use: those of Home, small components, and icons. */
const atHome = filesOf(import.meta.dirname, "src/features/home/HomeScreen.tsx");
const onMostScreens =
  /\/web\/src\/(ui\/(?!Debounced|QrCode|word-diff)|core\/(?!autosave|keyboard\/(KeysSwitch|Shortcut)|plans\/(?!Lazy)|phone\/(country|phone|readable)|api\/(delivery-cause|send-failure)|forms\/(Contact|Date|File|Number|Place|Time|date|time|typed))|features\/guests\/(?!add|panel|guest-|GuestCard)|app\/)|\/@tabler\//;
const isPiece = (id: string) => onMostScreens.test(id) || atHome.has(path.relative(import.meta.dirname, id));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    signInSdkFromSource,
    react(),
    wordsByPart(linguiConfig, "src/main.tsx"),
    babel({
      presets: [
        linguiTransformerBabelPreset({ linguiConfig }, { cwd: import.meta.dirname }),
        contractForBrowsers,
      ],
    }),
  ],
  build: {
    outDir: "dist",
    target: "baseline-widely-available",
    // Preloading the styles of every lazy route would undo the split.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: true,
    // The base chunk is one file on purpose; `npm run bench -- sizes` limits what /home loads in total.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${wordsFileName(facadeModuleId) ?? name.split("~")[0]}-[hash].js`,
        // Many small chunks cost a request each and compress badly, so the first paint is one file, and small chunks
        // that several screens share are merged.
        codeSplitting: {
          groups: [
            { name: "schemas", test: ofSchemas, includeDependenciesRecursively: false },
            { name: "base", tags: ["$initial"] },
            // Separate from what only other screens share, which Home must not load.
            { name: "pieces", test: isPiece, minShareCount: 2 },
            {
              name: "shared",
              test: (id) => !namesEveryItem.test(id),
              // Otherwise item-name would be included as a dependency. The build has no chunk cycles without it.
              includeDependenciesRecursively: false,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1024,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serversOwn.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
