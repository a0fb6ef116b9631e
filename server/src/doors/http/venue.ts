import { fetchQrCode } from "@bellhop/contract/qr-code";
import { fetchVenueInfo } from "@bellhop/contract/venue-info";
import { drawQrCode } from "../../domain/venues/index.ts";
import { staffSeeTheirVenue } from "../../journeys/staff-see-their-venue.ts";
import { readsAtVenue } from "./answer.ts";

export const venueRoutes = [
  readsAtVenue(fetchVenueInfo, (at) => staffSeeTheirVenue(at)),
  readsAtVenue(fetchQrCode, (at, wanted, _who, { publicUrl }) => drawQrCode(at, wanted, publicUrl)),
];
