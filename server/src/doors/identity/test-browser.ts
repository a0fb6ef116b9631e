import http from "node:http";

/** A minimal browser for sign-in: it keeps cookies by path, and follows no redirects. */
export type TestBrowser = {
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  post(url: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** The names of the cookies it would send to this address. */
  cookiesFor(url: string): string[];
};

type Cookie = { name: string; value: string; path: string };

export function testBrowser(): TestBrowser {
  let jar: Cookie[] = [];

  const cookiesAt = (url: string) => jar.filter((cookie) => new URL(url).pathname.startsWith(cookie.path));

  async function send(url: string, init: Sent) {
    const cookie = cookiesAt(url)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const response = await request(url, {
      ...init,
      headers: { ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const cut = pair.indexOf("=");
    const attribute = (name: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const cookie = { name: pair.slice(0, cut), value: pair.slice(cut + 1), path: attribute("path") ?? "/" };
    const expires = attribute("expires");
    const over =
      attribute("max-age") === "0" || (expires !== undefined && new Date(expires).getTime() < 1000);
    jar = jar.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    if (!over) jar.push(cookie);
  }

  return {
    get: (url, headers = {}) => send(url, { headers }),
    post: (url, fields, headers = {}) =>
      send(url, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
      }),
    cookiesFor: (url) => cookiesAt(url).map(({ name }) => name),
  };
}

type Sent = { method?: string; headers: Record<string, string>; body?: string };

/** Unlike `fetch`, adds no Fetch Metadata headers. */
async function request(url: string, { method = "GET", headers, body }: Sent): Promise<Response> {
  const incoming = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = http.request(url, { method, headers, agent: false }, resolve).on("error", reject);
    sent.end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const received = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  const status = incoming.statusCode ?? 0;
  return new Response(parts.length > 0 ? Buffer.concat(parts) : null, { status, headers: received });
}
