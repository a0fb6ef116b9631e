import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const program = fileURLToPath(new URL("../../../fakes/graph/main.ts", import.meta.url));

/** Starts the stand-in for WhatsApp's Graph API as a program of its own. Call it at the top of a test file. */
export async function fakeGraph(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  afterAll(() => {
    child.kill("SIGTERM");
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    child.once("exit", (code) => reject(new Error(`The stand-in ended with ${code}`)));
  });
  const control = async (method: string, what: string, body?: object) => {
    const response = await fetch(`${url}/_control/${what}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    /** Makes the next sends, or the reports about them, go wrong. */
    fault: (fault: object) => control("POST", "faults", fault),
    sendWebhooksTo: (address: string) => control("POST", "webhook-url", { url: address }),
  };
}
