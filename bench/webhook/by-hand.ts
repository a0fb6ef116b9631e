// Baseline for the webhook: bare node:http and pg, the same signature check, the same statements, and no details
// about refusals.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { byHandPool } from "../by-hand-pool.ts";
import { take } from "./take.ts";

const { PORT, DATABASE_URL = "", APP_SECRET = "" } = process.env;
const pool = byHandPool(DATABASE_URL);

const shape = /^sha256=([0-9a-f]{64})$/;

function isSigned(body: Buffer, header: string | undefined): boolean {
  const signature = shape.exec(header ?? "")?.[1];
  const due = createHmac("sha256", APP_SECRET).update(body).digest();
  return signature !== undefined && timingSafeEqual(due, Buffer.from(signature, "hex"));
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = Buffer.concat(chunks);
    const header = request.headers["x-hub-signature-256"];
    if (request.method !== "POST" || !isSigned(body, String(header))) {
      response.writeHead(401, { "content-length": 0 }).end();
      return;
    }
    take(pool, body)
      .then(() => response.writeHead(200, { "content-length": 0 }).end())
      .catch((error) => {
        console.error(error);
        response.writeHead(500, { "content-length": 0 }).end();
      });
  });
});
server.listen(Number(PORT), "127.0.0.1", () => console.log("ready"));
process.once("SIGTERM", () => process.exit(0));
