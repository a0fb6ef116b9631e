import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("the port is outside the range of outgoing connections", async () => {
  for (let n = 0; n < 20; n++) {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(16_000);
    expect(port).toBeLessThan(24_000);
  }
});
