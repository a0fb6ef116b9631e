import { changeSettings, readSettings } from "@bellhop/contract/settings";
import { changeSettings as changeVenueSettings, findVenue, settingsOf } from "../../domain/venues/index.ts";
import { changesAtVenue, readsAtVenue } from "./answer.ts";

export const settingsRoutes = [
  readsAtVenue(readSettings, async (at) => settingsOf(await findVenue(at))),
  changesAtVenue(changeSettings, (at, change, who) => changeVenueSettings(at, who, change)),
];
