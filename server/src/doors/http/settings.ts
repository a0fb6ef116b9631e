import {
  changeLogo,
  changeSettings,
  listSettingsChanges,
  readLogo,
  readSettings,
} from "@bellhop/contract/settings";
import {
  changeLogo as changeVenueLogo,
  changeSettings as changeVenueSettings,
  findLogo,
  findVenue,
  listSettingsChanges as listVenueChanges,
  settingsOf,
  viewLogo,
} from "../../domain/venues/index.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const settingsRoutes = [
  readsAtVenue(readSettings, async (at) => settingsOf(await findVenue(at))),
  changesAtVenue(changeSettings, (at, change, who) => changeVenueSettings(at, who, change)),
  readsAtVenue(listSettingsChanges, async (at) => ({ items: await listVenueChanges(at) })),
  readsAtVenue(readLogo, async (at) => ({ logo: viewLogo(await findLogo(at)) })),
  changesAtVenue(changeLogo, async (at, { image }, who) => ({
    logo: await changeVenueLogo(at, who, image),
  })),
];
