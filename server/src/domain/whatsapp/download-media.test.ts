import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { Secret } from "../../platform/crypto/secret.ts";
import { afterTest } from "../../testing/after-test.ts";
import { openGraphClient } from "./graph-client.ts";

const client = openGraphClient();
afterTest(() => client.close());

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  afterTest(() => void server.close(() => {}).closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A Graph API whose file answers like this. Returns what arrived, and the bytes that were written. */
async function download(file: RequestListener, described: object = {}) {
  const url = await serve((request, response) => {
    if (request.url === "/file") return file(request, response);
    response.end(JSON.stringify({ url: `${url}/file`, mime_type: "image/jpeg", ...described }));
  });
  let written = 0;
  const result = await client.download(
    { baseUrl: url, version: "v1", accessToken: new Secret("the token") },
    { mediaId: "1", maxBytes: 100_000, headBytes: 100 },
    {
      async write(chunk) {
        written += chunk.length;
      },
    },
  );
  return { result, written };
}

test("a compressed file is not unpacked: a bomb stays as small as it came", async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const { result, written } = await download((_request, response) => {
    response.writeHead(200, { "content-type": "image/jpeg", "content-encoding": "gzip" }).end(bomb);
  });
  expect(result).toMatchObject({ is: "file", bytes: bomb.length });
  expect(written).toBe(bomb.length);
});

test("a file that is larger than it claims is refused, and no more of it is read", async () => {
  const { result, written } = await download(
    (_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      };
      response.on("drain", more);
      more();
    },
    { file_size: 10 },
  );
  expect(result).toEqual({ is: "refused", problem: "too_large" });
  expect(written).toBeLessThanOrEqual(100_000);
});

test("a file that is shorter than its content-length is not taken for the whole", async () => {
  const { result } = await download((_request, response) => {
    response.writeHead(200, { "content-length": "5000" });
    response.write("only this", () => response.destroy());
  });
  expect(result).toMatchObject({ is: "failed", problem: "not_fetched" });
});

test("the token goes to no other host, not by a redirect and not by the address", async () => {
  const arrived: unknown[] = [];
  const other = await serve((request, response) => {
    arrived.push(request.headers.authorization);
    response.end("x");
  });
  const redirected = await download((_request, response) => {
    response.writeHead(302, { location: other }).end();
  });
  expect(redirected.result).toEqual({ is: "refused", problem: "address_refused" });
  const addresses = [
    other,
    "http://lookaside.fbsbx.com/file",
    "https://lookaside.fbsbx.com.example.org/file",
    "https://lookaside.fbsbx.com@example.org/file",
    "https://example.org/lookaside.fbsbx.com",
    "file:///etc/passwd",
    "//127.0.0.1/",
    "",
  ];
  for (const url of addresses) {
    const { result } = await download((_request, response) => response.end("x"), { url });
    expect({ url, result }).toEqual({ url, result: { is: "refused", problem: "address_refused" } });
  }
  expect(arrived).toEqual([]);
});
