/** A serialized delivery with a body of spaces. */
export function webhookPost(bodyBytes: number, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ Host: "localhost", ...headers, "Content-Length": String(bodyBytes) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.concat([
    Buffer.from(`POST /webhooks/whatsapp HTTP/1.1\r\n${head}\r\n`),
    Buffer.alloc(bodyBytes, " "),
  ]);
}
