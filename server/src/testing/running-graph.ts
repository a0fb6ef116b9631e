import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileToStart } from "./file-to-start.ts";

const program = fileToStart(new URL("../../../fakes/graph/main.ts", import.meta.url));

export type RunningGraph = {
  url: string;
  control(method: string, what: string, body?: object): Promise<unknown>;
  stop(): Promise<void>;
};

export async function startGraph(env: Record<string, string>): Promise<RunningGraph> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const alongWithUs = () => child.kill("SIGKILL");
  process.once("exit", alongWithUs);
  const ended = once(child, "exit").finally(() => process.off("exit", alongWithUs));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
    void ended.then(([code]) => reject(new Error(`The stand-in ended with ${code}`)));
  });
  return {
    url,
    async control(method, what, body) {
      const init = { method, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`${url}/_control/${what}`, init);
      if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
