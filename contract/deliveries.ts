import * as z from "zod/mini";
import { call } from "./call.ts";
import { id, instant, listOf, page } from "./values.ts";

export const network = z.enum(["whatsapp", "simulator"]);
export type Network = z.infer<typeof network>;

/** `kept`: fully processed. `unrouted`: a number has no venue. `quarantined`: a part is unreadable. */
export const deliveryFate = z.enum(["kept", "unrouted", "quarantined"]);
export type DeliveryFate = z.infer<typeof deliveryFate>;

/** A webhook delivery that needs review. Its readable parts have been processed. */
export const setAsideDelivery = z.object({
  delivery_id: id,
  network,
  state: deliveryFate,
  /** A sentence for hosts. */
  cause: z.string(),
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

const forHosts = { may: "member", about: "installation" } as const;
const oneDelivery = z.object({ delivery_id: id });

export const listSetAsideDeliveries = call("POST /api/list_set_aside_deliveries", {
  says: "Lists the webhook deliveries that were kept but not, or not wholly, dealt with, newest first: those that wait for a look, or with `looked_at` those put away; for hosts.",
  input: z.object({ looked_at: z.optional(z.boolean()), ...page }),
  output: listOf(setAsideDelivery),
  does: "reads",
  ...forHosts,
});

export const readSetAsideDelivery = call("POST /api/read_set_aside_delivery", {
  says: "Answers the bytes of a delivery that was set aside: as text, or in base64 where they are no UTF-8; for hosts.",
  input: oneDelivery,
  output: z.object({
    delivery: setAsideDelivery,
    body: z.object({ encoding: z.enum(["text", "base64"]), content: z.string() }),
  }),
  does: "reads",
  ...forHosts,
});

export const tryDeliveryAgain = call("POST /api/try_delivery_again", {
  says: "Works a set-aside delivery's kept bytes once more and answers what has become of it; for hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  does: "changes",
  audit: "hosts",
  ...forHosts,
});

export const putDeliveryAway = call("POST /api/put_delivery_away", {
  says: "Puts a set-aside delivery away once somebody has looked at it, and answers it; the same bytes again bring it back. For hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  does: "changes",
  audit: "hosts",
  ...forHosts,
});

export const takeDeliveryOut = call("POST /api/take_delivery_out", {
  says: "Has a delivery that was put away wait for a look again, and answers it; for hosts.",
  input: oneDelivery,
  output: setAsideDelivery,
  does: "changes",
  audit: "hosts",
  ...forHosts,
});
