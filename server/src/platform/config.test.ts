import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig, readOrCreateSecret } from "./config.ts";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-config-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });

test("TRUST_PROXY counts the proxies in front, none by default", async () => {
  expect((await read({})).trustProxy).toBe(0);
  expect((await read({ TRUST_PROXY: "" })).trustProxy).toBe(0);
  expect((await read({ TRUST_PROXY: "0" })).trustProxy).toBe(0);
  expect((await read({ TRUST_PROXY: "2" })).trustProxy).toBe(2);
});

test("TRUST_PROXY lists the proxies' addresses and ranges", async () => {
  const given = { TRUST_PROXY: "10.0.0.5, 172.16.0.0/12,2001:db8::/32" };
  expect((await read(given)).trustProxy).toEqual(["10.0.0.5", "172.16.0.0/12", "2001:db8::/32"]);
});

test.each(["true", "-1", "1.5", "100", "10.0.0.0/33", "10.0.0.5,", "proxy.hotel.example", "10.0.0.5/8/9"])(
  "TRUST_PROXY=%s is refused by name",
  async (given) => {
    await expect(read({ TRUST_PROXY: given })).rejects.toThrow(
      "TRUST_PROXY must be the number of reverse proxies",
    );
  },
);

test("Bellhop listens on all addresses; with a number of proxies on this machine only, unless HOST is set", async () => {
  const loopback = ["127.0.0.1", "::1"];
  expect((await read({})).listenOn).toEqual(["::"]);
  expect((await read({ TRUST_PROXY: "0" })).listenOn).toEqual(["::"]);
  expect((await read({ TRUST_PROXY: "1" })).listenOn).toEqual(loopback);
  expect((await read({ TRUST_PROXY: "10.0.0.5" })).listenOn).toEqual(["::"]);
  expect((await read({ TRUST_PROXY: "1", HOST: "10.0.0.7" })).listenOn).toEqual(["10.0.0.7"]);
  expect((await read({ HOST: "localhost" })).listenOn).toEqual(loopback);
  for (const wrong of ["reception-pc", "10.0.0", "http://10.0.0.7", "10.0.0.7:3000"])
    await expect(read({ HOST: wrong })).rejects.toThrow(
      "HOST must be the IP address to listen on, or localhost",
    );
});

test("SAFE_FETCH_ALLOW lists hosts with ports, none if empty", async () => {
  expect([...(await read({})).safeFetchAllow]).toEqual([]);
  expect([
    ...(await read({ SAFE_FETCH_ALLOW: "127.0.0.1:8080, Intranet.example:443,[::1]:80" })).safeFetchAllow,
  ]).toEqual(["127.0.0.1:8080", "intranet.example:443", "[::1]:80"]);
  for (const wrong of ["intranet.example", "http://intranet.example:80", "a:b@intranet:80", "*:x"])
    await expect(read({ SAFE_FETCH_ALLOW: wrong })).rejects.toThrow(
      "SAFE_FETCH_ALLOW must be a comma-separated list of host:port",
    );
});

test("BELLHOP_CRASH_AT names a step and its pass, and is refused in production", async () => {
  expect((await read({})).crashAt).toBeUndefined();
  expect((await read({ BELLHOP_CRASH_AT: "inbound.bytes-kept" })).crashAt).toEqual({
    name: "inbound.bytes-kept",
    nth: 1,
  });
  expect((await read({ BELLHOP_CRASH_AT: "report.applied:12" })).crashAt).toMatchObject({ nth: 12 });
  for (const wrong of ["inbound", "toString", "report.applied:0", "report.applied:"])
    await expect(read({ BELLHOP_CRASH_AT: wrong })).rejects.toThrow("BELLHOP_CRASH_AT must be a step");
  const inProduction = { NODE_ENV: "production", BELLHOP_CRASH_AT: "report.applied" };
  await expect(read(inProduction)).rejects.toThrow("must not be set in production");
});

test("a secret is stored completely or not at all, and an empty file is refused", async () => {
  const kept = await Promise.all([1, 2, 3].map(() => readOrCreateSecret(dataDir, "a-secret")));
  expect(new Set(kept).size).toBe(1);
  expect(await readOrCreateSecret(dataDir, "a-secret", "another")).toBe(kept[0]);
  expect((await stat(path.join(dataDir, "a-secret"))).mode & 0o777).toBe(0o600);
  expect((await readdir(dataDir)).filter((name) => name.startsWith("a-secret."))).toEqual([]);
  await writeFile(path.join(dataDir, "an-empty-one"), "");
  await expect(readOrCreateSecret(dataDir, "an-empty-one")).rejects.toThrow(/an-empty-one is empty/);
});

test("HOST_EMAILS is a list in any case; an invalid address is refused by name", async () => {
  expect((await read({})).hostEmails).toEqual([]);
  const given = { HOST_EMAILS: "Anna@Hotel.example, ben@hotel.example" };
  expect((await read(given)).hostEmails).toEqual(["anna@hotel.example", "ben@hotel.example"]);
  for (const wrong of ["anna", "anna@hotel.example,", "anna@hotel.example;ben@hotel.example"])
    await expect(read({ HOST_EMAILS: wrong })).rejects.toThrow("HOST_EMAILS must be a comma-separated list");
});

test("SMTP_URL, PRIVACY_URL and TERMS_URL must be addresses", async () => {
  const config = await read({
    SMTP_URL: "smtps://u:p@mail.example:465",
    PRIVACY_URL: "https://hotel.example/p",
  });
  expect(config.smtpUrl?.reveal()).toBe("smtps://u:p@mail.example:465");
  expect(JSON.stringify(config)).not.toContain("u:p@");
  expect(config.legal).toEqual({ privacyUrl: "https://hotel.example/p", termsUrl: undefined });
  for (const wrong of ["mail.example", "http://mail.example", "smtp://", "smtp:25"])
    await expect(read({ SMTP_URL: wrong })).rejects.toThrow("SMTP_URL must be the mail server's address");
  await expect(read({ TERMS_URL: "javascript:alert(1)" })).rejects.toThrow(
    "TERMS_URL must be the http(s) address",
  );
});

test("incomplete or contradictory model settings are refused by name", async () => {
  expect((await read({})).model).toBeUndefined();
  const { model } = await read({
    MODEL_BASE_URL: "http://localhost:11434/v1/",
    MODEL_NAME: "small",
    MODEL_API_KEY: "sk-a-key",
  });
  expect(model).toMatchObject({ wire: "openai", baseUrl: "http://localhost:11434/v1", name: "small" });
  expect([model?.apiKey?.reveal(), JSON.stringify(model)]).toEqual([
    "sk-a-key",
    expect.stringContaining('"apiKey":"[secret]"'),
  ]);
  const priced = { MODEL_BASE_URL: "http://localhost/v1", MODEL_NAME: "x", MODEL_PRICE: "EUR 0.25 1.25" };
  expect((await read(priced)).model?.price).toEqual({ currency: "EUR", input: 0.25, output: 1.25 });
  expect((await read({ ANTHROPIC_API_KEY: "sk-ant", MODEL_NAME: "large" })).model).toMatchObject({
    wire: "anthropic",
    baseUrl: "https://api.anthropic.com/v1",
  });
  const wrong: [Record<string, string>, string][] = [
    [{ MODEL_BASE_URL: "models.example", MODEL_NAME: "x" }, "MODEL_BASE_URL must be the http(s) address"],
    [
      { MODEL_BASE_URL: "https://a:b@models.example", MODEL_NAME: "x" },
      "MODEL_BASE_URL must not contain a name",
    ],
    [{ MODEL_BASE_URL: "https://models.example/v1" }, "MODEL_NAME must be set with MODEL_BASE_URL"],
    [{ ANTHROPIC_API_KEY: "sk-ant" }, "MODEL_NAME must be set with ANTHROPIC_API_KEY"],
    [{ MODEL_PRICE: "EUR 1 2" }, "MODEL_PRICE needs MODEL_BASE_URL or ANTHROPIC_API_KEY"],
    [{ MODEL_PRICE: "cheap" }, "MODEL_PRICE must be a currency"],
    [{ MODEL_NAME: "x" }, "MODEL_NAME needs MODEL_BASE_URL or ANTHROPIC_API_KEY"],
    [{ MODEL_API_KEY: "sk", MODEL_NAME: "x" }, "MODEL_API_KEY needs MODEL_BASE_URL"],
    [
      { MODEL_BASE_URL: "https://m.example", MODEL_API_KEY: "two words", MODEL_NAME: "x" },
      "MODEL_API_KEY must contain only",
    ],
    [{ MODEL_BASE_URL: "https://m.example", ANTHROPIC_API_KEY: "k", MODEL_NAME: "x" }, "not both"],
  ];
  for (const [env, why] of wrong) await expect(read(env)).rejects.toThrow(why);
});

test("voice notes are transcribed at an address with or without its path, and at none by default", async () => {
  expect((await read({})).transcribe).toBeUndefined();
  const url = "https://speech.example/v1/audio/transcriptions";
  for (const TRANSCRIBE_URL of ["https://speech.example", "https://speech.example/v1/", url])
    expect((await read({ TRANSCRIBE_URL })).transcribe).toMatchObject({ url, model: "whisper-1" });
  for (const name of ["TRANSCRIBE_KEY", "TRANSCRIBE_MODEL"])
    await expect(read({ [name]: "x" })).rejects.toThrow(`${name} needs TRANSCRIBE_URL`);
  await expect(read({ TRANSCRIBE_URL: "https://a:b@speech.example" })).rejects.toThrow(
    "must not contain a name",
  );
});

test("BILLING is off by default; Stripe is refused until it exists", async () => {
  expect((await read({})).billing).toBe("off");
  expect((await read({ BILLING: "stand-in" })).billing).toBe("stand-in");
  await expect(read({ BILLING: "stripe" })).rejects.toThrow(
    "BILLING must be off or stand-in. Payment by Stripe does not exist yet",
  );
});
