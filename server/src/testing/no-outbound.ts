import net from "node:net";
import { afterEach } from "vitest";

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);
const refused: string[] = [];

const connect = net.Socket.prototype.connect;

/** Every connection of Node's, undici's and fetch's among them, is opened here. */
net.Socket.prototype.connect = function connectAtHomeOnly(this: net.Socket, ...given: unknown[]) {
  const target = targetOf(given);
  if (target === undefined) return Reflect.apply(connect, this, given);
  refused.push(target);
  const error = new Error(`A test may not reach ${target}: the outside is played by the programs in fakes/.`);
  process.nextTick(() => this.destroy(error));
  return this;
};

afterEach(() => {
  const tried = takeRefused();
  // Thrown here as well, for code that takes a failed call as an answer.
  if (tried.length > 0) throw new Error(`Unplanned outbound connections: ${tried.join(", ")}`);
});

/** Hands over, and forgets, the connections refused so far: for the test that wants them. */
export function takeRefused(): string[] {
  return refused.splice(0);
}

/** The host and port when they are not on this machine. Node's own calls pass their arguments as one array. */
function targetOf(given: unknown[]): string | undefined {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  const options = typeof first === "object" && first !== null ? (first as Target) : undefined;
  if (options?.path !== undefined || (typeof first === "string" && !/^\d+$/.test(first))) return undefined;
  const host = options ? options.host : typeof second === "string" ? second : undefined;
  if (host === undefined || host === null || loopback.has(host)) return undefined;
  return `${host}:${options?.port ?? first}`;
}

type Target = { host?: string | null; port?: number; path?: string };
