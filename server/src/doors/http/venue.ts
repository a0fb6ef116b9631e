import { fetchQrCode } from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import { drawQrCode } from "../../domain/venues/index.ts";
import { viewVenueInfo } from "../../journeys/view-venue-info.ts";
import { readsAtVenue } from "./answer.ts";

export const venueRoutes = [
  readsAtVenue(fetchVenueInfo, (at) => viewVenueInfo(at)),
  readsAtVenue(fetchQrCode, (at, wanted, _who, { publicUrl }) => drawQrCode(at, wanted, publicUrl)),
];
