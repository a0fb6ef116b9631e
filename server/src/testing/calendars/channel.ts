import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterTest } from "../after-test.ts";

/** A channel on this machine that serves calendars. */
export async function openChannel() {
  const served = new Map<string, string>();
  const server = http.createServer((request, response) => {
    const body = served.get(request.url ?? "");
    response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/calendar" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterTest(async () => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Returns the calendar's address. */
  const serve = (path: string, body: string) => {
    served.set(`/${path}`, body);
    return `http://${host}/${path}`;
  };
  return { host, serve };
}
