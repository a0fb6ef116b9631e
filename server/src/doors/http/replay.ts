import { readReplay, startReplay } from "@bellhop/contract/replay";
import { managerStartsReplay } from "../../journeys/assistant/replay-messages.ts";
import { viewReplay } from "../../journeys/assistant/view-replay.ts";
import { changesAtVenue, readsInUnits } from "./answer.ts";

export const replayRoutes = [
  changesAtVenue(startReplay, (at, input, who) => managerStartsReplay(at, who, input)),
  readsInUnits(readReplay, (venueId, input, _who, services) => viewReplay(venueId, input, services)),
];
