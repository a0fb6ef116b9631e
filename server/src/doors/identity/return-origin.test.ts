import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { identitySettings } from "../../domain/identity/index.ts";
import { readReturnOrigin } from "./return-origin.ts";

const settings = identitySettings({ publicUrl: "https://app.example", signInFor: ["https://two.example"] });
const from = (cookie?: string) => readReturnOrigin({ headers: { cookie } } as FastifyRequest, settings);

test("whoever signed up from a Bellhop we sign in for goes on there, and nowhere that a cookie alone names", () => {
  expect(from("a=b; bellhop-came-from=https%3A%2F%2Ftwo.example")).toBe("https://two.example");
  for (const value of [
    "https%3A%2F%2Fevil.example",
    "https://two.example",
    "https%3A%2F%2Ftwo.example.evil.example",
    "",
  ])
    expect(from(`bellhop-came-from=${value}`)).toBe("");
  expect(from()).toBe("");
});
