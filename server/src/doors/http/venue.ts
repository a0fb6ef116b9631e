import {
  fetchGuestPageLinks,
  fetchQrCode,
  printPoster,
  printRoomCodes,
  renewGuestPageLink,
} from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import {
  drawQrCode,
  renewGuestPageLink as renewLink,
  viewGuestPageLinks,
} from "../../domain/venues/index.ts";
import { findWhatsappLink } from "../../domain/whatsapp/index.ts";
import {
  printGuestPagePoster,
  printGuestPageRoomCodes,
} from "../../journeys/staff/print-guest-page-poster.ts";
import { viewVenueInfo } from "../../journeys/staff/view-venue-info.ts";
import type { Services } from "../../services.ts";
import { changesAtVenue, readsAtVenue, readsInUnits } from "./answer.ts";

const addressesOf = ({ publicUrl, config: { secretKey } }: Services) => ({ publicUrl, secretKey });

export const venueRoutes = [
  readsAtVenue(fetchVenueInfo, (at) => viewVenueInfo(at)),
  readsAtVenue(fetchQrCode, async (at, input, _who, services) =>
    drawQrCode(at, input, { ...addressesOf(services), chat: await findWhatsappLink(at) }),
  ),
  readsAtVenue(fetchGuestPageLinks, (at, _input, _who, { publicUrl }) => viewGuestPageLinks(at, publicUrl)),
  changesAtVenue(renewGuestPageLink, (at, { place }, who, { publicUrl }) =>
    renewLink(at, who, place, publicUrl),
  ),
  readsInUnits(printRoomCodes, (venueId, { rooms }, _who, services) =>
    printGuestPageRoomCodes(services.db, venueId, rooms, addressesOf(services)),
  ),
  readsInUnits(printPoster, (venueId, input, _who, services) =>
    printGuestPagePoster(services.db, venueId, input, addressesOf(services)),
  ),
];
