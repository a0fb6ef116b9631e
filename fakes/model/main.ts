import { openModel } from "./model.ts";

// Stands in for a server of language models: `node fakes/model/main.ts`. Its address is the first line it prints.
const { PORT, API_KEY } = process.env;

const model = await openModel({ port: Number(PORT || 0), apiKey: API_KEY || undefined });
process.stdout.write(`${model.url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void model.close().then(() => process.exit()));
