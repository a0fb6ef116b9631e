import { startEmbeddedPostgres } from "./index.ts";

const [dataDir = ""] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {} };
const { url, pid } = await startEmbeddedPostgres({ dataDir, log });
console.log(JSON.stringify({ url, pid: pid() }));
setInterval(() => {}, 60_000);
