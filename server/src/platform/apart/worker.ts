// For programs that `runApart` starts.

export async function everythingOnStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Libraries must not write to stdout, which carries the output. */
export function keepLibrariesQuiet() {
  for (const talk of ["log", "info", "warn", "debug", "error"] as const) console[talk] = () => undefined;
}

/** The first line of the input, as JSON, and the bytes behind it. */
export function splitOrder<Order>(input: Buffer): { order: Order; bytes: Buffer } {
  const ends = input.indexOf(0x0a);
  return {
    order: JSON.parse(input.subarray(0, ends).toString("utf8")) as Order,
    bytes: input.subarray(ends + 1),
  };
}
