import net from "node:net";
import { afterEach } from "vitest";

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);
const refused: string[] = [];

type Connect = typeof net.Socket.prototype.connect & { unguarded?: Connect };

// This file runs once for each test file, and the files of a process share the prototype.
const current: Connect = net.Socket.prototype.connect;
const connect = current.unguarded ?? current;

/** All connections of Node, undici and fetch pass here. */
const connectAtHomeOnly: Connect = function connectAtHomeOnly(this: net.Socket, ...args: unknown[]) {
  const target = targetOf(args);
  if (target === undefined) return Reflect.apply(connect, this, args);
  refused.push(target);
  const error = new Error(`A test may not reach ${target}: the outside is played by the programs in fakes/.`);
  process.nextTick(() => this.destroy(error));
  return this;
};
connectAtHomeOnly.unguarded = connect;
net.Socket.prototype.connect = connectAtHomeOnly;

afterEach(() => {
  const tried = takeRefused();
  // Fails the test even if the code handled the error.
  if (tried.length > 0) throw new Error(`Unplanned outbound connections: ${tried.join(", ")}`);
});

/** Returns and clears the refused connections, for tests that expect them. */
export function takeRefused(): string[] {
  return refused.splice(0);
}

/** Undefined for this machine. Node's own calls pass their arguments as one array. */
function targetOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const options = typeof first === "object" && first !== null ? (first as Target) : undefined;
  if (options?.path !== undefined || (typeof first === "string" && !/^\d+$/.test(first))) return undefined;
  const host = options ? options.host : typeof second === "string" ? second : undefined;
  if (host === undefined || host === null || loopback.has(host)) return undefined;
  return `${host}:${options?.port ?? first}`;
}

type Target = { host?: string | null; port?: number; path?: string };
