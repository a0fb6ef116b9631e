import type * as z from "zod/mini";

/** Who may make a call: `member` is anybody signed in to an operator, the rest are roles, lowest first. */
export type May = "member" | "staff" | "manager" | "owner";

/** What a call acts on: one venue (by the `Bellhop-Venue` header or the member's current venue), or the operator. */
export type About = "venue" | "operator";

export type Call<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: "GET" | "POST";
  path: `/api/${string}`;
  input: Input;
  output: Output;
  may: May;
  about: About;
  /** One sentence for the reference. */
  says: string;
};

/** Declares a call that browser and server both keep to: its route, what goes in, what comes out, and who may make it. */
export function call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  route: `${"GET" | "POST"} /api/${string}`,
  promise: { says: string; input: Input; output: Output; may: May; about: About },
): Call<Input, Output> {
  const [method, path] = route.split(" ") as ["GET" | "POST", `/api/${string}`];
  return { method, path, ...promise };
}

export type InputOf<C extends Call> = z.infer<C["input"]>;
export type OutputOf<C extends Call> = z.infer<C["output"]>;
