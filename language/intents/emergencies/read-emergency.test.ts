import { expect, test } from "vitest";
import { guestLanguages } from "../detect-language.ts";
import { readIntent } from "../read-intent.ts";
import { emergencyMessages } from "./emergencies.fixture.ts";
import { emergencyNumber, readEmergency, warmUpEmergencies } from "./index.ts";

for (const language of guestLanguages) {
  const { real, harmless } = emergencyMessages[language];
  test.each(real)(`${language}, an emergency: %s`, (text) => {
    expect(readEmergency(text, language)).toBeDefined();
    expect(readIntent(text)).toMatchObject({ kind: "safety", emergency: expect.anything() });
  });
  test.each(harmless)(`${language}, no emergency: %s`, (text) => {
    expect(readEmergency(text, language)).toBeUndefined();
    expect(readEmergency(text, "en")).toBeUndefined();
  });
}

test.each([
  ["my husband doesn't wake up", "person", "unconscious"],
  ["THERES SMOKE COMING OUT OF THE SOCKET", "place", "smoke"],
  ["we are stuck in the lift", "person", "trapped"],
  ["my dad has chest pain and can't breathe", "person", "not_breathing"],
] as const)("%s: %s, %s", (text, kind, what) => {
  expect(readEmergency(text)).toMatchObject({ kind, what });
});

test.each([
  "my husbannd is unconcious",
  "HEEELP",
  "il ne respire plus",
  "mein mann ist bewustlos",
  "meine Frau ist bewusslos",
  "no respirra mi hijo",
])("panic misspells: %s", (text) => {
  expect(readEmergency(text)).toBeDefined();
});

test("English and the text's own language are read, whatever language is expected", () => {
  expect(readEmergency("please help my wife is not breathing", "ja")).toBeDefined();
  expect(readEmergency("mi marido no respira", "nl")).toBeDefined();
});

test("a phrase of one language is harmless in another", () => {
  expect(readEmergency("Das Zimmer hat uns sehr gefallen", "de")).toBeUndefined();
  expect(readIntent("Das Zimmer hat uns sehr gefallen").kind).not.toBe("safety");
});

test("what is urgent for staff and no emergency stays a matter of safety", () => {
  expect(readIntent("my wallet was stolen")).toEqual({ kind: "safety", word: "stolen" });
});

test.each([
  ["IT", "112"],
  ["ch", "112"],
  ["GB", "999"],
  ["US", "911"],
  ["TR", "112"],
  ["AE", "999"],
  ["JP", "119"],
  ["CN", "120"],
  ["AU", "000"],
  ["NZ", "111"],
  ["XX", "112"],
])("%s: call %s", (country, number) => {
  expect(emergencyNumber(country)).toBe(number);
});

test("each step of the warm-up prepares one language", () => {
  expect([...warmUpEmergencies()]).toEqual([...guestLanguages]);
});

test.each([
  ["mi marido tuvo un infarto el año pasado y ahora le duele otra vez el pecho", true],
  ["my husband had a heart attack here last year, you were so kind", false],
  ["we found him unconscious in the bathroom", true],
  ["we lost our son but we found him, thanks", false],
  ["sí, mi marido no respira", true],
])("%s: an emergency is %s", (text, isEmergency) => {
  expect(readEmergency(text) !== undefined).toBe(isEmergency);
});
