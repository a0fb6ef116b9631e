import { startEmbeddedPostgres } from "./index.ts";

// A Bellhop reduced to its database, to be killed by the tests: prints where it serves, then stays.
const [dataDir = ""] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const { url, pid } = await startEmbeddedPostgres({ dataDir, log });
console.log(JSON.stringify({ url, pid: pid() }));
setInterval(() => {}, 60_000);
