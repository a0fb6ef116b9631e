// Preloaded into a process: moves its clock by as many milliseconds as a file says; a change counts within 20 ms.
import { readFileSync } from "node:fs";
import { ServerResponse } from "node:http";

const file = process.env.MOVED_CLOCK_FILE ?? "";
const RealDate = Date;
const readEveryMs = 20;
let movedMs = 0;
let readAt = 0;

const now = () => {
  const real = RealDate.now();
  if (real - readAt > readEveryMs || real < readAt) {
    readAt = real;
    try {
      movedMs = Number(readFileSync(file, "utf8")) || movedMs;
    } catch {
      // It is being written.
    }
  }
  return real + movedMs;
};

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

// Node's own date header has the unmoved time, which browsers would believe.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...head) {
  this.setHeader("date", new Date().toUTCString());
  return Reflect.apply(writeHead, this, head);
};
