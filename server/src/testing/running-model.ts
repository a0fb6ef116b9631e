import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileToStart } from "./file-to-start.ts";

const program = fileToStart(new URL("../../../fakes/model/main.ts", import.meta.url));

export type ModelLedgerEntry = {
  request: { instructions: string; prompt: string; isStreamed: boolean; settings: Record<string, unknown> };
  leftEarly: boolean;
};

export type RunningModel = {
  baseUrl: string;
  says(...answers: unknown[]): Promise<void>;
  /** See fakes/model/faults.ts. */
  fault(...faults: object[]): Promise<void>;
  requests(): Promise<ModelLedgerEntry[]>;
  /** See fakes/model/readers.ts. */
  readAs(reader: string, ...table: object[]): Promise<void>;
  /** What it hears in files of these sizes. */
  hears(...table: { bytes: number; text: string }[]): Promise<void>;
  transcriptions(): Promise<{ bytes: number; model: string; format: string }[]>;
  /** See fakes/model/translators.ts. */
  translates(...lines: { source: string; to: string; text: string }[]): Promise<void>;
  clear(): Promise<void>;
  stop(): Promise<void>;
};

export async function startModel(env: Record<string, string> = {}): Promise<RunningModel> {
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
  const control = async (method: string, what: string, body?: unknown) => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(`${url}/_control/${what}`, init);
    if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    baseUrl: `${url}/v1`,
    says: async (...answers) => void (await control("POST", "answers", answers)),
    fault: async (...faults) => void (await control("POST", "faults", faults)),
    requests: async () => (await control("GET", "ledger")) as ModelLedgerEntry[],
    async readAs(reader, ...table) {
      await control("POST", "reader", reader);
      if (table.length > 0) await control("POST", "table", table);
    },
    translates: async (...lines) => void (await control("POST", "translations", lines)),
    hears: async (...table) => void (await control("POST", "transcripts", table)),
    transcriptions: async () =>
      (await control("GET", "transcripts")) as { bytes: number; model: string; format: string }[],
    async clear() {
      for (const what of ["answers", "faults", "ledger", "reader", "transcripts", "translations"])
        await control("DELETE", what);
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
