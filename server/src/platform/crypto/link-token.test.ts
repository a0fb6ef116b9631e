import { expect, test } from "vitest";
import { newId } from "../ids.ts";
import { idInLinkToken, linkToken } from "./link-token.ts";
import { Secret } from "./secret.ts";

const secretKey = new Secret("a secret key of at least thirty-two characters");

test("a token contains its id, and is safe in an address", () => {
  const id = newId();
  const token = linkToken(secretKey, "reset", id);
  expect(token).toBe(encodeURIComponent(token));
  expect(token).toBe(linkToken(secretKey, "reset", id));
  expect(idInLinkToken(secretKey, "reset", token)).toBe(id);
});

test("a token for another purpose or installation, or a changed one, is invalid", () => {
  const token = linkToken(secretKey, "reset", newId());
  expect(idInLinkToken(secretKey, "invitation", token)).toBeUndefined();
  expect(idInLinkToken(new Secret("another key of thirty-two characters"), "reset", token)).toBeUndefined();
  for (let place = 0; place < token.length; place++) {
    const changed = token.slice(0, place) + (token[place] === "A" ? "B" : "A") + token.slice(place + 1);
    expect(idInLinkToken(secretKey, "reset", changed)).toBeUndefined();
  }
  for (const text of ["", "x", `${token}x`, token.slice(1), "\u0000".repeat(54)])
    expect(idInLinkToken(secretKey, "reset", text)).toBeUndefined();
});
