import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { completeSignup } from "@bellhop/contract/sign-up";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { type Bellhop, test as base, expect, startAndStopMs } from "./bellhop.ts";
import { owner } from "./sign-in-page.ts";
import { templates } from "./templates.ts";

/** Makes a call at that Bellhop with this token. */
export async function callAs<C extends Call>(
  { url }: Pick<Bellhop, "url">,
  token: string,
  call: C,
  input: InputOf<C>,
): Promise<{ status: number; body: OutputOf<C> & { code?: string } }> {
  const isPost = call.method === "POST";
  const response = await fetch(`${url}${call.path}`, {
    method: call.method,
    headers: { authorization: `Bearer ${token}`, ...(isPost && { "content-type": "application/json" }) },
    ...(isPost && { body: JSON.stringify(input) }),
  });
  return { status: response.status, body: (await response.json()) as OutputOf<C> & { code?: string } };
}

/** A person of the tenant opens an operator with a venue. */
export async function openVenue(bellhop: Bellhop, email: string, name: string) {
  const token = await signInOverHttp(bellhop.url, { email, password: bellhop.password });
  const opened = await callAs(bellhop, token, completeSignup, {
    operator_name: `Operator of ${name}`,
    your_name: "Ada",
    venue: {
      name,
      country: "IT",
      timezone: "Europe/Rome",
      currency: "EUR",
      languages: ["en", "it"],
      default_language: "en",
      rooms: 24,
      phone: "+390612345678",
    },
  });
  expect(opened.status).toBe(200);
}

/**
 * Two Bellhops: `tenant` acts as the Auth0 tenant, with the demo's accounts; `bellhop` has only
 * a hotel of the tenant's owner, and uses the tenant for sign-in, by configuration alone. `password` belongs to the
 * tenant's accounts.
 */
export const test = base.extend<{ port: number; tenant: Bellhop; second: Bellhop }>({
  // Where the second listens: the first has to know before there is one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern.
  port: async ({}, use) => use(await portOfItsOwn()),
  tenant: [
    async ({ host, port }, use) => {
      const { postgresUrl, demo } = templates();
      const env = { SIGN_IN_FOR: `http://localhost:${port}` };
      const tenant = await host.open({ postgresUrl, template: demo, env });
      await use(tenant);
      await tenant.stop();
    },
    { timeout: startAndStopMs },
  ],
  second: [
    async ({ host, port, tenant }, use) => {
      const { auth } = (await (await fetch(`${tenant.url}/config.json`)).json()) as {
        auth: { domain: string; clientId: string; audience: string };
      };
      const { postgresUrl, migrated } = templates();
      const bellhop = await host.open({
        postgresUrl,
        template: migrated,
        env: {
          PORT: String(port),
          DEMO: "0",
          AUTH0_DOMAIN: auth.domain,
          AUTH0_CLIENT_ID: auth.clientId,
          AUTH0_AUDIENCE: auth.audience,
        },
      });
      const second = { ...bellhop, password: tenant.password };
      await openVenue(second, owner, "Hotel Secondo");
      await use(second);
      await bellhop.stop();
    },
    { timeout: startAndStopMs },
  ],
  bellhop: ({ second }, use) => use(second),
});
