import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { browserId } from "./browser-id.ts";

/** A door that gives marks and says which one it read. */
function markingDoor(publicUrl: string) {
  const app = fastify();
  const mark = browserId(publicUrl);
  app.get("/read", async (request) => mark.read(request) ?? "none");
  app.get("/give", async (request, reply) => mark.give(request, reply));
  afterAll(() => app.close());
  return async (url: string, cookie?: string) => {
    const { body, headers } = await app.inject({ url, headers: cookie ? { cookie } : {} });
    return { body, cookie: String(headers["set-cookie"] ?? "") };
  };
}

test("over https the cookie is this host's alone; without it the port keeps neighbours apart", async () => {
  const given = await markingDoor("https://app.example")("/give");
  expect(given.cookie).toMatch(
    /^__Host-bellhop-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await markingDoor("http://localhost:3000")("/give")).cookie).toMatch(/^bellhop-browser-3000=/);
});

test("a browser keeps its mark, and what is no mark is replaced", async () => {
  const ask = markingDoor("https://app.example");
  const { body: mark } = await ask("/give");
  const cookie = `other=1; __Host-bellhop-browser=${mark}; last=2`;
  expect((await ask("/read", cookie)).body).toBe(mark);
  expect((await ask("/give", cookie)).body).toBe(mark);
  for (const invented of ["", "short", `${mark}x`, '"><script>']) {
    const sent = `__Host-bellhop-browser=${invented}`;
    expect((await ask("/read", sent)).body).toBe("none");
    expect((await ask("/give", sent)).body).toMatch(/^[\w-]{43}$/);
  }
  expect((await ask("/read", `bellhop-browser=${mark}`)).body).toBe("none");
});
