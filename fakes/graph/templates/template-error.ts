import { GraphError } from "../graph-error.ts";

/** Subcodes of error 100 for templates, from Meta's reference (November 2026). */
export const subcodes = {
  limit: 2_388_040,
  missing: 2_388_043,
  header: 2_388_047,
  body: 2_388_072,
  footer: 2_388_073,
  edges: 2_388_299,
} as const;

export function refuse(subcode: number, details: string): never {
  throw new GraphError(400, 100, details, subcode);
}
