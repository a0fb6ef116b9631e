// Baseline for signed-in reads: bare node:http and pg, a verified token cached in a map, and Bellhop's own selects
// under row-level security, in one write and one transaction.
import { createHash, createPublicKey, verify } from "node:crypto";
import { createServer } from "node:http";
import type pg from "pg";
import { countAlerts, findManualAlert, listAlerts } from "../../server/src/domain/alerts/alerts.queries.ts";
import { findConversationView } from "../../server/src/domain/conversations/conversations.queries.ts";
import { selectMessages } from "../../server/src/domain/messages/messages.queries.ts";
import type { Statement } from "../../server/src/platform/db/index.ts";
import { byHandPool } from "../by-hand-pool.ts";

const { PORT, DATABASE_URL = "", TOKEN_KEY = "" } = process.env;
const pool = byHandPool(DATABASE_URL);
const key = createPublicKey({ key: JSON.parse(TOKEN_KEY), format: "jwk" });
const known = new Map<string, number>();

function isSignedIn(header = ""): boolean {
  const token = header.slice("Bearer ".length);
  const digest = createHash("sha256").update(token).digest("base64");
  const until = known.get(digest);
  if (until !== undefined && until > Date.now()) return true;
  const [head, payload = "", signature = ""] = token.split(".");
  const isGood = verify(
    "RSA-SHA256",
    Buffer.from(`${head}.${payload}`),
    key,
    Buffer.from(signature, "base64url"),
  );
  if (isGood) {
    const { exp } = JSON.parse(Buffer.from(payload, "base64url").toString());
    known.set(digest, Math.min(exp * 1000, Date.now() + 60_000));
  }
  return isGood;
}

function ask<Params>(
  { name, text, values }: Statement<Params, unknown>,
  params: NoInfer<Params>,
): pg.QueryConfig {
  return { name, text, values: values(params) };
}

async function read(venue: number, queries: pg.QueryConfig[]) {
  const client = await pool.connect();
  const about = `set local app.unit = 'venue'; set local app.venue_id = '${venue}'`;
  const [, ...rows] = await Promise.all([
    client.query(`begin read only; ${about}`),
    ...queries.map((query) => client.query(query)),
    client.query("commit"),
  ]).finally(() => client.release());
  return (rows as pg.QueryResult[]).slice(0, -1).map((result) => result.rows);
}

async function answer(path: string | undefined, venue: number, input: { conversation_id: string }) {
  if (path === "/api/read_conversation") {
    const [view = [], rows = []] = await read(venue, [
      ask(findConversationView, { venueId: venue, conversationId: input.conversation_id }),
      ask(selectMessages, {
        venueId: venue,
        conversationId: input.conversation_id,
        cursorAt: null,
        cursorSeq: null,
        limit: 31,
      }),
    ]);
    return { conversation: view[0], messages: rows.reverse(), earlier_cursor: null };
  }
  const [items = [], counted = [], manual = []] = await read(venue, [
    ask(listAlerts, { venueId: venue, cursorUrgency: null, cursorAt: null, cursorId: null, limit: 101 }),
    ask(countAlerts, { venueId: venue }),
    ask(findManualAlert, { venueId: venue }),
  ]);
  return { items, next_cursor: null, count: counted[0].count, manual: manual[0] ?? null };
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (!isSignedIn(request.headers.authorization)) {
      response.writeHead(401, { "content-length": 0 }).end();
      return;
    }
    const body = Buffer.concat(chunks);
    const input = body.length > 0 ? JSON.parse(body.toString()) : {};
    answer(request.url, Number(request.headers["bellhop-venue"]), input)
      .then((output) => {
        const text = JSON.stringify(output);
        const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
        response.writeHead(200, headers).end(text);
      })
      .catch((error) => {
        console.error(error);
        response.writeHead(500, { "content-length": 0 }).end();
      });
  });
});
server.listen(Number(PORT), "127.0.0.1", () => console.log("ready"));
process.once("SIGTERM", () => process.exit(0));
