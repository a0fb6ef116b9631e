import type { Access } from "@bellhop/contract/access";
import { i18n } from "@lingui/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showPersonLanguage } from "./choose-language.ts";
import { keepLanguage } from "./language.ts";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", { ...storage, getItem: () => null });
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  vi.stubGlobal("location", { search: "" });
  vi.stubGlobal("document", { documentElement: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  i18n.loadAndActivate({ locale: "en", messages: {} });
});

const person = (language: string | null) => ({ member: { language } }) as Access;

test("a person's language is not kept for the next person, who chose none", async () => {
  await showPersonLanguage(person("de"));
  expect(i18n.locale).toBe("de");
  expect([...stored]).toEqual([]);
  await showPersonLanguage(person(null));
  expect(i18n.locale).toBe("en");
});

test("a person who chose no language gets the one chosen for this browser", async () => {
  await keepLanguage("de");
  await showPersonLanguage(person("en"));
  expect(i18n.locale).toBe("en");
  await showPersonLanguage(person(null));
  expect(i18n.locale).toBe("de");
});
