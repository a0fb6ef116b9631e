import {
  changeLogo,
  changeSettings,
  listSettingsChanges,
  readLogo,
  readSettings,
} from "@bellhop/contract/settings";
import {
  changeLogo as changeVenueLogo,
  findLogo,
  findVenue,
  listSettingsChanges as listVenueChanges,
  settingsOf,
  viewLogo,
} from "../../domain/venues/index.ts";
import { managerChangesSettings } from "../../journeys/assistant/manager-changes-settings.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const settingsRoutes = [
  readsAtVenue(readSettings, async (at) => settingsOf(await findVenue(at))),
  changesAtVenue(changeSettings, (at, change, who, services) =>
    managerChangesSettings(at, who, change, services),
  ),
  readsAtVenue(listSettingsChanges, async (at) => ({ items: await listVenueChanges(at) })),
  readsAtVenue(readLogo, async (at) => ({ logo: viewLogo(await findLogo(at)) })),
  changesAtVenue(changeLogo, async (at, { image }, who) => ({
    logo: await changeVenueLogo(at, who, image),
  })),
];
