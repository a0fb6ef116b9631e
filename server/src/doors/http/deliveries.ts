import { listSetAsideDeliveries, readSetAsideDelivery, tryDeliveryAgain } from "@bellhop/contract/deliveries";
import { findSetAside, listSetAsidePage, readableBytes } from "../../domain/deliveries/index.ts";
import { deliveryIsTriedAgain } from "../../journeys/delivery-arrives.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerForHost } from "./answer.ts";

export const deliveryRoutes = [
  answerForHost(listSetAsideDeliveries, ({ db }, page) =>
    db.readAtInstallation((at) => listSetAsidePage(at, page)),
  ),
  answerForHost(readSetAsideDelivery, async ({ db }, { delivery_id }) => {
    const found = await db.readAtInstallation((at) => findSetAside(at, delivery_id));
    if (!found) throw refuse("not_found");
    return { delivery: found.delivery, body: readableBytes(found.bytes) };
  }),
  answerForHost(tryDeliveryAgain, (parts, { delivery_id }) => deliveryIsTriedAgain(parts, delivery_id)),
];
