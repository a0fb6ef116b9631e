/** A browser as far as sign-in needs one: it keeps cookies by path, and follows nothing by itself. */
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

  async function send(url: string, init: RequestInit & { headers?: Record<string, string> }) {
    const cookie = cookiesAt(url)
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const headers = { ...(cookie ? { cookie } : {}), ...init.headers };
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const cut = pair.indexOf("=");
    const attribute = (name: string) =>
      attributes.find((given) => given.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
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
      send(url, { method: "POST", body: new URLSearchParams(fields), headers }),
    cookiesFor: (url) => cookiesAt(url).map(({ name }) => name),
  };
}
