import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page } from "./values.ts";

export const network = z.enum(["whatsapp", "simulator"]);
export type Network = z.infer<typeof network>;

/** `kept`: fully processed. `unrouted`: a number has no venue. `quarantined`: a part is unreadable. */
export const deliveryFate = z.enum(["kept", "unrouted", "quarantined"]);
export type DeliveryFate = z.infer<typeof deliveryFate>;

/**
 * Why a part of a delivery is not processed, and how many times. `about` is the number, the name of the list, or what the
 * program reported, in English.
 */
export const deliveryCause = z.object({
  code: z.enum([
    "body_not_utf8",
    "body_not_json",
    "body_too_deep",
    "body_not_object",
    "list_missing",
    "member_not_object",
    "change_without_field",
    "number_missing",
    "number_too_long",
    "number_unknown",
    "account_unknown",
    "change_without_target",
    "message_without_id",
    "message_without_sender",
    "message_id_too_long",
    "report_incomplete",
    "report_id_too_long",
    "reading_failed",
    "update_failed",
    "too_many_updates",
  ]),
  count: z.int(),
  about: z.optional(z.string()),
});
export type DeliveryCause = z.infer<typeof deliveryCause>;

/** A webhook delivery that needs review. Its readable parts have been processed. */
export const setAsideDelivery = z.object({
  delivery_id: id,
  network,
  state: deliveryFate,
  causes: z.array(deliveryCause),
  received_at: instant,
  times_received: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  /** The first ten. */
  phone_number_ids: z.array(z.string()),
  /** False if a retry would give the same result. */
  trying_may_help: z.boolean(),
  /** Null until a host reviews it; `by` is an e-mail. */
  looked_at: z.nullable(z.object({ at: instant, by: z.string() })),
});
export type SetAsideDelivery = z.infer<typeof setAsideDelivery>;

const forHosts = { role: "member", scope: "installation" } as const;
const oneDelivery = z.object({ delivery_id: id });

export const listSetAsideDeliveries = call("POST /api/list_set_aside_deliveries", {
  summary:
    "Lists quarantined and unrouted webhook deliveries, newest first: the unreviewed ones, or with `looked_at` the reviewed ones. For hosts.",
  input: z.object({ looked_at: z.optional(z.boolean()), ...page }),
  output: listOf(setAsideDelivery),
  access: "reads",
  ...forHosts,
});

export const readSetAsideDelivery = call("POST /api/read_set_aside_delivery", {
  summary:
    "Returns the bytes of a quarantined delivery as text, or in base64 if they are not UTF-8. For hosts.",
  input: oneDelivery,
  output: z.object({
    delivery: setAsideDelivery,
    body: z.object({ encoding: z.enum(["text", "base64"]), content: z.string() }),
  }),
  access: "reads",
  ...forHosts,
});

export const tryDeliveryAgain = call("POST /api/try_delivery_again", {
  summary: "Retries a quarantined delivery and returns its new state. For hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  access: "changes",
  audit: "hosts",
  ...forHosts,
});

export const putDeliveryAway = call("POST /api/put_delivery_away", {
  summary:
    "Marks a quarantined delivery as reviewed and returns it. If the same bytes arrive again, it is unreviewed again. For hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  access: "changes",
  audit: "hosts",
  ...forHosts,
});

export const takeDeliveryOut = call("POST /api/take_delivery_out", {
  summary: "Marks a reviewed delivery as unreviewed and returns it. For hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  access: "changes",
  audit: "hosts",
  ...forHosts,
});
