import {
  listSetAsideDeliveries,
  putDeliveryAway as putAwayCall,
  readSetAsideDelivery,
  takeDeliveryOut as takeOutCall,
  tryDeliveryAgain,
} from "@bellhop/contract/deliveries";
import {
  findSetAside,
  listSetAsidePage,
  putDeliveryAway,
  readableBytes,
  takeDeliveryOut,
} from "../../domain/webhook-deliveries/index.ts";
import { reprocessDelivery } from "../../journeys/whatsapp/receive-webhook.ts";
import { refuse } from "../../platform/refusal.ts";
import { worksAsHost } from "./answer.ts";

export const deliveryRoutes = [
  worksAsHost(listSetAsideDeliveries, ({ db }, page) =>
    db.readAtInstallation((at) => listSetAsidePage(at, page)),
  ),
  worksAsHost(readSetAsideDelivery, async ({ db }, { delivery_id }) => {
    const found = await db.readAtInstallation((at) => findSetAside(at, delivery_id));
    if (!found) throw refuse("not_found");
    return { delivery: found.delivery, body: readableBytes(found.bytes) };
  }),
  worksAsHost(tryDeliveryAgain, (services, { delivery_id }) => reprocessDelivery(services, delivery_id)),
  worksAsHost(putAwayCall, ({ db }, { delivery_id }, who) =>
    db.atInstallation((at) => putDeliveryAway(at, delivery_id, who.email)),
  ),
  worksAsHost(takeOutCall, ({ db }, { delivery_id }) =>
    db.atInstallation((at) => takeDeliveryOut(at, delivery_id)),
  ),
];
