import type { GraphParts } from "./parts.ts";

/** An action gets the body as an object, and as bytes. */
export type ControlActions = Record<
  string,
  (parts: GraphParts, input: Record<string, unknown>, body: Buffer) => unknown
>;
