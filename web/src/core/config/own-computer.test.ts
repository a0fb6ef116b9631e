import { expect, test } from "vitest";
import { isOnThisComputer } from "./own-computer.ts";

test.each([
  ["http://localhost:3000/login", true],
  ["http://bellhop.localhost/login", true],
  ["http://127.0.0.1:3000/login", true],
  ["http://[::1]:3000/login", true],
  ["http://192.168.1.5:3000/login", false],
  ["https://bellhop.hotel.example/login", false],
  ["https://localhost.hotel.example/login", false],
])("whether a phone cannot open %s: %s", (address, isLocal) => {
  expect(isOnThisComputer(address)).toBe(isLocal);
});
