import { App } from "../app/App.tsx";
import { Pieces } from "./Pieces.tsx";
import { showPseudoLocale } from "./pseudo.ts";
import { sampleServer } from "./sample-server.ts";
import { sampleSession } from "./sample-session.ts";

const basepath = "/gallery/app";
const server = sampleServer();
if (new URLSearchParams(location.search).has("pseudo")) showPseudoLocale();

declare global {
  interface Window {
    /** For scripts that act as a guest. */
    sampleServer?: typeof server;
  }
}

/**
 * `/gallery` shows UI components; `/gallery/app` runs the dashboard on sample data, without a server. `?pseudo` shows
 * longer texts with accents.
 */
export function Gallery() {
  window.sampleServer = server;
  if (!location.pathname.startsWith(basepath)) return <Pieces send={server.send} />;
  return <App session={sampleSession} send={server.send} basepath={basepath} />;
}
