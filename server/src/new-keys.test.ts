import { execFile } from "node:child_process";
import path from "node:path";
import { listConversations } from "@bellhop/contract/conversations";
import { expect, test } from "vitest";
import { openLog } from "./platform/log.ts";
import { signedIn } from "./testing/ask.ts";
import { testBellhop } from "./testing/bellhop.ts";
import { openHotel } from "./testing/cast.ts";
import { testDatabase } from "./testing/test-database.ts";

const SECRET_KEY = "a secret key of at least thirty-two characters";
const database = await testDatabase();
const bellhop = await testBellhop({ SECRET_KEY }, openLog("silent"), database);

function newKeys(env: Record<string, string>) {
  const program = path.join(import.meta.dirname, "new-keys.ts");
  const given = { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: database.url, ...env };
  return new Promise<{ code: number; printed: string }>((resolve) => {
    execFile(process.execPath, [program], { env: given }, (error, out, complaints) => {
      resolve({ code: error ? Number(error.code) : 0, printed: out + complaints });
    });
  });
}

test("new signing keys end every token within a minute, and signed-in people get another", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Alpha");
  const before = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const read = async (caller = before) => (await caller.ask(listConversations, { tab: "all" })).body.code;
  expect(await read()).toBeUndefined();

  const wrong = await newKeys({ SECRET_KEY: "another secret key of thirty-two letters" });
  expect(wrong).toMatchObject({ code: 1, printed: expect.stringContaining("different SECRET_KEY") });
  bellhop.clock.pass(61_000);
  expect(await read()).toBeUndefined();

  const made = await newKeys({ SECRET_KEY });
  expect(made).toMatchObject({ code: 0, printed: expect.stringContaining("Signing keys replaced") });
  bellhop.clock.pass(61_000);
  expect(await read()).toBe("unknown_key");
  expect(await read(await signedIn(bellhop, hotel.owner.sub, hotel.venueId))).toBeUndefined();
});
