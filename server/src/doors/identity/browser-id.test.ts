import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { browserIdCookie } from "./browser-id.ts";

function openDoor(publicUrl: string) {
  const app = fastify();
  const cookie = browserIdCookie(publicUrl);
  app.get("/read", async (request) => cookie.read(request) ?? "none");
  app.get("/ensure", async (_request, reply) => cookie.ensure(reply));
  afterAll(() => app.close());
  return async (url: string, cookie?: string) => {
    const { body, headers } = await app.inject({ url, headers: cookie ? { cookie } : {} });
    return { body, cookie: String(headers["set-cookie"] ?? "") };
  };
}

test("over https the cookie is this host's alone; without it the port keeps neighbours apart", async () => {
  const given = await openDoor("https://app.example")("/ensure");
  expect(given.cookie).toMatch(
    /^__Host-bellhop-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await openDoor("http://localhost:3000")("/ensure")).cookie).toMatch(/^bellhop-browser-3000=/);
});

test("a browser keeps its id, and an invalid id is replaced", async () => {
  const ask = openDoor("https://app.example");
  const { body: id } = await ask("/ensure");
  const cookie = `other=1; __Host-bellhop-browser=${id}; last=2`;
  expect((await ask("/read", cookie)).body).toBe(id);
  expect((await ask("/ensure", cookie)).body).toBe(id);
  for (const invented of ["", "short", `${id}x`, '"><script>']) {
    const sent = `__Host-bellhop-browser=${invented}`;
    expect((await ask("/read", sent)).body).toBe("none");
    expect((await ask("/ensure", sent)).body).toMatch(/^[\w-]{43}$/);
  }
  expect((await ask("/read", `bellhop-browser=${id}`)).body).toBe("none");
});
