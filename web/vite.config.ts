import path from "node:path";
import { getConfig } from "@lingui/conf";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { filesOf, wordsByPart, wordsFileName } from "./words-by-part.ts";

/** The server that `vite` hands everything to that is not the dashboard's own source. */
const server = process.env.BELLHOP_URL ?? "http://127.0.0.1:3000";
const serversOwn = ["/api", "/config.json", "/authorize", "/oauth", "/v2", "/account", "/.well-known"];

// The same for whoever builds from here and tests from above.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** What most screens are made of: what Home is, the smallest parts, and icons. */
const atHome = filesOf(import.meta.dirname, "src/features/home/HomeScreen.tsx");
const onMostScreens =
  /\/web\/src\/(ui\/(?!QrCode|word-diff)|core\/(?!phone\/(country|phone))|features\/guests\/|app\/)|\/@tabler\//;
const isPiece = (id: string) => onMostScreens.test(id) || atHome.has(path.relative(import.meta.dirname, id));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    wordsByPart(linguiConfig, "src/main.tsx"),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig }, { cwd: import.meta.dirname })] }),
  ],
  build: {
    outDir: "dist",
    target: "baseline-widely-available",
    // A preload of every lazy route's style would undo the split.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: true,
    // One file on purpose; what counts is what /home loads in all.
    chunkSizeWarningLimit: 720,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${wordsFileName(facadeModuleId) ?? name.split("~")[0]}-[hash].js`,
        // Twenty small files shared by a few screens each cost twenty requests and hardly compress: what the first
        // paint needs is one file, and what screens share is merged with its neighbours.
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"] },
            // Merged with what only other screens share, it would bring that along to Home.
            { name: "pieces", test: isPiece, minShareCount: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1024 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serversOwn.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
