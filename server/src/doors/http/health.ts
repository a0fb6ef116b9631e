import { readHealth } from "@bellhop/contract/health";
import { readInstallationBundle, readSupportBundle } from "@bellhop/contract/support-bundle";
import { viewHealth } from "../../journeys/installation/view-health.ts";
import {
  writeHotelBundle,
  writeInstallationBundle,
} from "../../journeys/installation/write-support-bundle.ts";
import { readsInUnits, worksAsHost } from "./answer.ts";

export const healthRoutes = [
  readsInUnits(readHealth, (venueId, _input, _who, services) => viewHealth(services, venueId)),
  readsInUnits(readSupportBundle, (venueId, _input, _who, services) => writeHotelBundle(services, venueId)),
  worksAsHost(readInstallationBundle, (services, _input, { currentVenueId }) =>
    writeInstallationBundle(services, currentVenueId),
  ),
];
