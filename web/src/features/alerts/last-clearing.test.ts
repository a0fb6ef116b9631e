import { beforeEach, describe, expect, test } from "vitest";
import { failureOfAnswer, failureWithoutAnswer } from "../../core/api/call-failure.ts";
import { lastClearing } from "./last-clearing.ts";

const cleared = { clearingId: "c1", until: "2026-06-01T10:10:00Z" };
const fails = (failure: unknown) => () => Promise.reject(failure);

describe("the last clearing", () => {
  beforeEach(() => lastClearing.write(cleared));

  test("is forgotten once it is restored", async () => {
    await lastClearing.bringBack(cleared, async (clearingId) => expect(clearingId).toBe("c1"));
    expect(lastClearing.get()).toBeNull();
  });

  test.each([
    ["there was no response", failureWithoutAnswer(), cleared],
    ["the server is busy", failureOfAnswer(503, {}), cleared],
    ["the session is over", failureOfAnswer(401, {}), cleared],
    ["the server does not know it", failureOfAnswer(404, {}), null],
    ["its ten minutes are over", failureOfAnswer(409, {}), null],
  ])("if %s, it is kept while a retry can help", async (_, failure, offered) => {
    await expect(lastClearing.bringBack(cleared, fails(failure))).rejects.toBe(failure);
    expect(lastClearing.get()).toEqual(offered);
  });

  test("stays when an earlier clearing is restored", async () => {
    const earlier = { ...cleared, clearingId: "c0" };
    await lastClearing.bringBack(earlier, async () => undefined);
    expect(lastClearing.get()).toEqual(cleared);
  });
});
