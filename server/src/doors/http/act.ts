import { createHash } from "node:crypto";
import type { Call } from "@bellhop/contract/call";
import type { FastifyRequest } from "fastify";
import type { Act } from "../../platform/idempotency/index.ts";
import { refuseField } from "../../platform/refusal.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The act of a member or a person (`by`) that a request asks for, where the call changes something and the request says
 * which doing it means.
 */
export function actOf(request: FastifyRequest, call: Call, input: unknown, by: string): Act | undefined {
  const given = request.headers["idempotency-key"];
  if (given === undefined || call.does === "reads") return undefined;
  const key = String(given).toLowerCase();
  if (!uuid.test(key)) throw refuseField("Idempotency-Key", "idempotency_key_invalid");
  return {
    by,
    key,
    call: `${call.method} ${call.path}`,
    // The input as it was read: its fields are in the contract's order, whatever order they were sent in.
    inputSha256: createHash("sha256").update(JSON.stringify(input)).digest(),
  };
}
