import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { Secret } from "./crypto/secret.ts";
import { openLog } from "./log.ts";

const words = "Signora Rossi, +39 333 1234567";

function logged(write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] {
  let text = "";
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(openLog("trace", out));
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("an error is logged with type, codes and place, without its message", () => {
  const database = Object.assign(new Error(`duplicate key: ${words}`), {
    code: "23505",
    table: "guests",
    constraint: "guests_phone_key",
    detail: `Key (phone)=(${words}) already exists.`,
    where: words,
    hint: words,
    query: words,
    parameters: [words],
  });
  const outer = new TypeError(`${words}\n    at ${words} (/home/${words}:1:1)`, { cause: database });
  const lines = logged((log) => {
    log.error({ err: outer, reason: database }, "request failed");
    log.warn(outer);
    // As the job library reports errors.
    log.warn({ err: { ...database, message: database.message, stack: database.stack } }, "job library");
    log.warn({ list: "as it is" }, "fine");
  });
  expect(JSON.stringify(lines)).not.toMatch(/Rossi|1234567/);
  expect(lines[0]).toMatchObject({
    msg: "request failed",
    err: {
      type: "TypeError",
      cause: { type: "Error", code: "23505", table: "guests", constraint: "guests_phone_key" },
    },
    reason: { code: "23505" },
  });
  const { at } = (lines[0]?.err ?? {}) as { at: string[] };
  expect(at[0]).toContain("log.test.ts:");
  expect(lines[1]).toMatchObject({ msg: "error", err: { type: "TypeError" } });
});

test("a logged secret is masked", () => {
  const [line] = logged((log) =>
    log.info({ config: { key: new Secret("the-key"), list: [new Secret("the-key")] } }, "x"),
  );
  expect(line?.config).toEqual({ key: "[secret]", list: ["[secret]"] });
});
