// Preloaded into a process: moves its clock by as many milliseconds as a file says, now and whenever the file changes.
import { readFileSync } from "node:fs";

const file = process.env.MOVED_CLOCK_FILE ?? "";
const RealDate = Date;
let movedMs = 0;
read();
setInterval(read, 20).unref();

function read() {
  try {
    movedMs = Number(readFileSync(file, "utf8")) || movedMs;
  } catch {
    // It is being written.
  }
}

const now = () => RealDate.now() + movedMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
