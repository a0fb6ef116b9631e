import { IncomingMessage } from "node:http";

const maxBodyBytes = 56 * 1024;

/** The SDK posts JSON with `useFormData: false`; the provider reads only forms. Undefined if it is not a flat object. */
export async function jsonAsForm(request: IncomingMessage): Promise<IncomingMessage | undefined> {
  const fields = await readFields(request);
  if (!fields) return undefined;
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const form = new IncomingMessage(request.socket);
  form.method = request.method;
  form.url = request.url;
  form.headers = {
    ...request.headers,
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  form.push(body);
  form.push(null);
  form.complete = true;
  return form;
}

async function readFields(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return undefined;
  const entries = Object.entries(parsed).filter(([, value]) => value !== null);
  if (entries.some(([, value]) => typeof value === "object")) return undefined;
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
