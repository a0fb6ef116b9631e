import { getConfig } from "@lingui/conf";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server that `vite` hands everything to that is not the dashboard's own source. */
const server = process.env.BELLHOP_URL ?? "http://127.0.0.1:3000";
const serversOwn = ["/api", "/config.json", "/authorize", "/oauth", "/v2", "/account", "/.well-known"];

// The same for whoever builds from here and tests from above.
const linguiConfig = getConfig({ cwd: import.meta.dirname });

/** Buttons, icons, words of a stay: small, and on nearly every screen. */
const pieces =
  /\/web\/src\/(ui|app|guests|conversations|operator|invitations)\/|\/hand-over-words\.|\/@tabler\/|\/@lingui\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ cwd: import.meta.dirname }),
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
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        // Twenty small files shared by a few screens each cost twenty requests and hardly compress: what the first
        // paint needs is one file, and what screens share is merged with its neighbours.
        codeSplitting: {
          groups: [
            { name: "base", tags: ["$initial"] },
            // What every screen is made of: merged with what only some share, it would bring that along to Home.
            { name: "pieces", test: pieces, minShareCount: 2 },
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4 * 1024 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serversOwn.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
