import { startEmbeddedPostgres } from "./index.ts";

// Only the database, for tests that kill the process.
const [dataDir = ""] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const { url, pid } = await startEmbeddedPostgres({ dataDir, log });
console.log(JSON.stringify({ url, pid: pid() }));
setInterval(() => {}, 60_000);
