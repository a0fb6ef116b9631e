import { App } from "../app/App.tsx";
import { Pieces } from "./Pieces.tsx";
import { sampleServer } from "./sample-server.ts";
import { sampleSession } from "./sample-session.ts";

const basepath = "/gallery/app";
const server = sampleServer();

declare global {
  interface Window {
    /** So that a script can be the guest. */
    sampleServer?: typeof server;
  }
}

/** `/gallery` shows the pieces; below `/gallery/app` runs the whole dashboard on a sample hotel, without a server. */
export function Gallery() {
  window.sampleServer = server;
  if (!location.pathname.startsWith(basepath)) return <Pieces send={server.send} />;
  return <App session={sampleSession} send={server.send} basepath={basepath} />;
}
