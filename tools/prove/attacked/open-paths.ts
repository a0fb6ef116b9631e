/** Public files: the dashboard's largest script, and files of the sign-in pages and the API reference. */
export async function openPaths(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!script) throw new Error("The dashboard has no script");
  return [script, "/account/inter.woff2", "/api/openapi.json"];
}

export const pipelined = (path: string, count: number) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
