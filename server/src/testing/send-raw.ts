import http from "node:http";

/** Sends headers that `fetch` would change or refuse. Returns the status, or why there was none. */
export function sendRaw(
  url: string,
  headers: Record<string, string | string[]>,
  body: Buffer,
): Promise<{ status: number | undefined; error?: string }> {
  return new Promise((resolve) => {
    const isChunked = "transfer-encoding" in headers;
    const length = isChunked ? {} : { "content-length": String(body.length) };
    const request = http.request(url, { method: "POST", headers: { ...length, ...headers }, agent: false });
    request.on("response", (response) => {
      response.resume();
      response.on("end", () => resolve({ status: response.statusCode }));
    });
    request.on("error", (error) => resolve({ status: undefined, error: error.message }));
    const send = () => {
      for (let from = 0; from < body.length; from += 65_536)
        request.write(body.subarray(from, from + 65_536));
      request.end();
    };
    if ("expect" in headers) request.on("continue", send);
    else send();
  });
}
