import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds: the script for browsers, and the renderer for the server, which has everything it needs in one file. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The server serves the files below this path.
  base: "/guest/",
  plugins: [react()],
  ssr: { noExternal: true as const },
  define: isSsrBuild
    ? // The renderer runs in the server's process, whose NODE_ENV may be anything.
      { "process.env.NODE_ENV": JSON.stringify("production") }
    : // Left out: the connection to React's developer tools.
      { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
  build: {
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    target: isSsrBuild ? "node20" : "baseline-widely-available",
    manifest: !isSsrBuild,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: "render.js" } }
      : {
          input: { page: "src/main.tsx", worker: "worker/worker.ts", widget: "widget/widget.ts" },
          output: {
            // The worker and the widget have addresses that stay.
            entryFileNames: ({ name }) => (name === "page" ? "assets/page-[hash].js" : "[name].js"),
          },
        },
  },
}));
