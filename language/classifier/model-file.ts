/** A trained model. */
export type Model = {
  /** A hash of its sources. */
  trainedFrom: string;
  labels: string[];
  /** By label. */
  bias: number[];
  buckets: number;
  /** The value of a weight of 127. */
  scale: number;
  /** The number of weights in each bucket. */
  counts: Uint8Array;
  /** The label of each weight, as an index into `labels`, bucket by bucket. */
  labelOf: Uint8Array;
  /** Each weight, from -127 to 127. */
  weights: Int8Array;
};

const endOfLine = 0x0a;

/** A line of JSON, then the three lists as bytes: they are used as they are read. */
export function encodeModel({ counts, labelOf, weights, ...rest }: Model): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify(rest)}\n`);
  const file = new Uint8Array(line.length + counts.length + labelOf.length + weights.length);
  file.set(line);
  file.set(counts, line.length);
  file.set(labelOf, line.length + counts.length);
  file.set(weights, line.length + counts.length + labelOf.length);
  return file;
}

export function decodeModel(file: Uint8Array): Model {
  const lists = file.indexOf(endOfLine) + 1;
  const rest: Omit<Model, "counts" | "labelOf" | "weights"> = JSON.parse(
    new TextDecoder().decode(file.subarray(0, lists)),
  );
  const counts = file.subarray(lists, lists + rest.buckets);
  const begin = lists + rest.buckets;
  const length = (file.length - begin) / 2;
  if (length !== counts.reduce((sum, count) => sum + count, 0)) throw new Error("The model is damaged.");
  const labelOf = file.subarray(begin, begin + length);
  const weights = new Int8Array(file.buffer, file.byteOffset + begin + length, length);
  return { ...rest, counts, labelOf, weights };
}
