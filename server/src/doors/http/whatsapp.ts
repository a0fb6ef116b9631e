import {
  checkWhatsapp,
  connectWhatsapp,
  disconnectWhatsapp,
  listWhatsappEvents,
  readWhatsapp,
  readWhatsappUsage,
} from "@bellhop/contract/whatsapp";
import { viewChannelEvents } from "../../domain/whatsapp/index.ts";
import {
  managerChecksWhatsapp,
  managerConnectsWhatsapp,
  managerDisconnectsWhatsapp,
  viewWhatsapp,
} from "../../journeys/whatsapp/manager-connects-whatsapp.ts";
import { viewWhatsappUsage } from "../../journeys/whatsapp/view-whatsapp-usage.ts";
import { readsAtVenue, readsInUnits, worksAtVenue } from "./answer.ts";

export const whatsappRoutes = [
  readsInUnits(readWhatsapp, (venueId, _input, _who, services) => viewWhatsapp(services, venueId)),
  worksAtVenue(connectWhatsapp, managerConnectsWhatsapp),
  worksAtVenue(checkWhatsapp, managerChecksWhatsapp),
  worksAtVenue(disconnectWhatsapp, (services, venueId, _input, who) =>
    managerDisconnectsWhatsapp(services, venueId, who),
  ),
  readsAtVenue(listWhatsappEvents, (at, page) => viewChannelEvents(at, page)),
  readsAtVenue(readWhatsappUsage, (at, { month }) => viewWhatsappUsage(at, month)),
];
