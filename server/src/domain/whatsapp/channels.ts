import type { Network } from "@bellhop/contract/deliveries";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { selectChannel, selectNumberRoutes } from "./whatsapp.queries.ts";

/** The venues and channels of these numbers, in the order of the venues' ids; numbers of no venue are left out. */
export const listNumberRoutes = (at: AtInstallation, network: Network, phoneNumberIds: string[]) =>
  at.tx.rows(selectNumberRoutes, { network, phoneNumberIds });

export const findChannel = (at: AtVenue, channelId: string) =>
  at.tx.row(selectChannel, { venueId: at.venueId, channelId });
