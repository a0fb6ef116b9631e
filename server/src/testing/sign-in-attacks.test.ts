import { expect, test } from "vitest";
import { createAccount, hashPassword } from "../domain/identity/index.ts";
import { testBellhop } from "./bellhop.ts";
import { signInAttacks } from "./sign-in-attacks.ts";

const { publicUrl, services } = await testBellhop();
const credentials = { email: "marta@belvedere.example", password: "grand hotel at the lake" };
const passwordHash = await hashPassword(credentials.password);
await services.db.atInstallation((at) =>
  createAccount(at, { email: credentials.email, name: "Marta", passwordHash }),
);

test.each(Object.entries(signInAttacks))("%s, and the attack fails", async (_name, attack) => {
  expect(await attack(publicUrl, credentials)).toEqual([]);
});
