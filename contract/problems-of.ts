import type { Call } from "./call.ts";
import { type ProblemCode, problems } from "./problems.ts";

const ofEveryCall: ProblemCode[] = [
  "malformed",
  "foreign_page",
  "signed_out",
  "session_expired",
  "unknown_key",
  "not_found",
  "invalid_fields",
  "too_many",
  "failed",
  "unavailable",
];
const ofBodies: ProblemCode[] = ["too_large", "wrong_media_type"];

export function problemsOf(call: Call): ProblemCode[] {
  const isForSome = call.role === "manager" || call.role === "owner";
  const possible = new Set([
    ...ofEveryCall,
    ...(call.role === "person" ? [] : (["not_a_member"] as const)),
    ...(call.method === "POST" ? ofBodies : []),
    ...(isForSome ? (["role_required"] as const) : []),
    ...(call.needs ? (["feature_off"] as const) : []),
    ...(call.refuses ?? []),
  ]);
  return (Object.keys(problems) as ProblemCode[]).filter((code) => possible.has(code));
}
