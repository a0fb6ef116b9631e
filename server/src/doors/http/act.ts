import { createHash } from "node:crypto";
import type { Call } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type { Act } from "../../platform/idempotency/index.ts";
import { refuseField } from "../../platform/refusal.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function actOf(request: FastifyRequest, call: Call, input: unknown, by: string): Act | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined || call.access === "reads") return undefined;
  const key = String(header).toLowerCase();
  if (!uuid.test(key)) throw refuseField("Idempotency-Key", "idempotency_key_invalid");
  return {
    by,
    key,
    call: `${call.method} ${call.path}`,
    // The parsed input: its fields are in the contract's order.
    inputSha256: createHash("sha256").update(JSON.stringify(input)).digest(),
  };
}
