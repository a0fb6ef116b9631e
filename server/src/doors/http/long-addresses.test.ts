import { expect, test } from "vitest";
import { testBellhop } from "../../testing/bellhop.ts";

const { publicUrl } = await testBellhop();

test("a mailed link with extra text is an expired link, not another page", async () => {
  for (const path of ["confirm", "reset", "invitation", "e-mail"]) {
    for (const length of [10, 101, 3_000]) {
      const page = await fetch(`${publicUrl}/account/${path}/${"x".repeat(length)}`);
      expect(page.status, `${path} ${length}`).toBe(410);
    }
  }
});
