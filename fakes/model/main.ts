import { openModel } from "./model.ts";

// Stand-in for a language model server: `node fakes/model/main.ts`. The first line it prints is its address.
const { PORT, API_KEY } = process.env;

const model = await openModel({ port: Number(PORT || 0), apiKey: API_KEY || undefined });
process.stdout.write(`${model.url}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void model.close().then(() => process.exit()));
